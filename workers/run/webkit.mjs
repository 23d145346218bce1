import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const libraries = "/usr/lib";
/** Installs WebKit for its journeys, on Debian. */
export const installWebKit = "apt-get install -y webkit2gtk-driver xvfb";

/**
 * Paths of WebKitGTK's driver, its small browser and the display server; undefined if one of them
 * is missing.
 */
export function installedWebKit() {
  const [driver, display] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  const browser = readdirSync(libraries)
    .flatMap((folder) => ["4.1", "6.0"].map((api) => `${libraries}/${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find((place) => existsSync(place));
  return browser && existsSync(driver) && existsSync(display) ? { driver, display, browser } : undefined;
}

/**
 * True if WebKit is available. Installs it by Debian's packages if it is missing and this runs as
 * root.
 */
export function ensureWebKit() {
  if (installedWebKit()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("sh", ["-c", `${installWebKit} -qq`], { stdio: "inherit" });
  }
  return installedWebKit() !== undefined;
}
