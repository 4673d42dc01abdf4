// Writes the PNG icons from public/icons/*.svg with a Chromium of this machine (CHROMIUM names another).
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const icons = fileURLToPath(new URL("../public/icons/", import.meta.url));
const chromium = process.env.CHROMIUM ?? "chromium";

function paint(drawing, size, name) {
  const page = join(mkdtempSync(join(tmpdir(), "icon-")), "icon.html");
  writeFileSync(
    page,
    `<style>*{margin:0}img{display:block;width:${size}px}</style><img src="file://${icons}${drawing}">`,
  );
  const flags = [
    "--headless",
    "--no-sandbox",
    "--hide-scrollbars",
    "--default-background-color=00000000",
  ];
  const shot = [`--window-size=${size},${size}`, `--screenshot=${icons}${name}`];
  execFileSync(chromium, [...flags, ...shot, `file://${page}`], { stdio: "ignore" });
}

paint("icon.svg", 192, "icon-192.png");
paint("icon.svg", 512, "icon-512.png");
paint("maskable.svg", 512, "maskable-512.png");
