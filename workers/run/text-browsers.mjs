import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs the text browsers for their journeys, on Debian. */
export const installTextBrowsers = "apt-get install -y w3m lynx";

const areInstalled = () => ["w3m", "lynx", "script"].every((name) => existsSync(`/usr/bin/${name}`));

/**
 * True if the text browsers are available. Installs missing ones by Debian's packages if it runs as
 * root.
 */
export function ensureTextBrowsers() {
  if (areInstalled()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("sh", ["-c", `${installTextBrowsers} -qq`], { stdio: "inherit" });
  }
  return areInstalled();
}
