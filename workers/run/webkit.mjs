import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const libraries = "/usr/lib";
/** The one command that provides WebKit for its journeys, on Debian. */
export const installWebKit = "apt-get install -y webkit2gtk-driver xvfb";

/** Paths of WebKitGTK's driver, its small browser and the display server it draws to; undefined when one of them is missing. */
export function installedWebKit() {
  const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  const browser = readdirSync(libraries)
    .flatMap((folder) => ["4.1", "6.0"].map((api) => `${libraries}/${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find((place) => existsSync(place));
  return browser && existsSync(driver) && existsSync(display) ? { driver, display, browser } : undefined;
}

/** Whether WebKit is there, installed by Debian's packages where it was missing and may be. */
export function ensureWebKit() {
  if (installedWebKit()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("sh", ["-c", `${installWebKit} -qq`], { stdio: "inherit" });
  }
  return installedWebKit() !== undefined;
}
