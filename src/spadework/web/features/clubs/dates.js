// Converts the dates of clubs to the reader's time zone.

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const { lang } = document.documentElement;
const format = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, {
  weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit",
});

document.addEventListener("replaced", showOnOwnClock);
showOnOwnClock();

function showOnOwnClock() {
  for (const row of document.querySelectorAll(".date")) {
    const time = row.querySelector("time");
    if (time) time.textContent = format.format(new Date(time.dateTime));
    row.querySelector(".zone")?.remove();
  }
}

// The reader's time zone is the likely one of a club's first date.
const zone = document.querySelector("input[name=zone]");
if (zone instanceof HTMLInputElement && zone.value === "UTC" && timeZone) zone.value = timeZone;
