// A new table: shows only the seats that play, and only the fields that matter for who sits there.

const form = document.getElementById("new");

function showWhatMatters() {
  const seats = Number(new FormData(form).get("seats"));
  for (const row of form.querySelectorAll("[data-row]")) {
    row.hidden = Number(row.dataset.row) >= seats;
    row.disabled = row.hidden;
    const kind = row.querySelector("[data-kind]").value;
    for (const field of row.querySelectorAll("[data-for]")) field.hidden = !field.dataset.for.split(" ").includes(kind);
  }
}

form.addEventListener("change", showWhatMatters);
showWhatMatters();
