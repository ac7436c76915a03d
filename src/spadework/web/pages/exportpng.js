// Export of the board as a PNG, to save or share.

import { query } from "../core/dom.js";

const SIDE = 2400; // pixels of the longer side

/**
 * Bind the export buttons within `place`.
 * @param {HTMLElement} place
 */
export function bindExportButtons(place) {
  const { picture, name } = place.dataset;
  if (!picture || !name) return;
  const [save, share] = ["png", "share"].map((id) => query(place, `[data-keep=${id}]`, HTMLButtonElement));
  const file = async () => new File([await png(picture)], name, { type: "image/png" });
  save.addEventListener("click", async () => download(await file()));
  share.addEventListener("click", async () => navigator.share({ files: [await file()] }).catch(() => null));
  save.hidden = false;
  share.hidden = !navigator.canShare?.({ files: [new File([""], name, { type: "image/png" })] });
}

/**
 * Render an SVG file as a PNG.
 * @param {string} address
 * @returns {Promise<Blob>}
 */
export async function png(address) {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const answer = await fetch(address);
  const text = await answer.text();
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  const scale = SIDE / Math.max(width, height);
  root.setAttribute("width", String(width * scale));
  root.setAttribute("height", String(height * scale));
  const { scheme = "light" } = document.documentElement.dataset;
  root.setAttribute("data-scheme", scheme === "auto" ? (dark ? "dark" : "light") : scheme);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * scale, height * scale];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** @param {File} file */
function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
