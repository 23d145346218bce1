import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The one command that provides the text browsers for their journeys, on Debian. */
export const installTextBrowsers = "apt-get install -y w3m lynx";

const areInstalled = () => ["w3m", "lynx", "script"].every((name) => existsSync(`/usr/bin/${name}`));

/** Whether the text browsers are there, installed by Debian's packages where they were missing and may be. */
export function ensureTextBrowsers() {
  if (areInstalled()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("sh", ["-c", `${installTextBrowsers} -qq`], { stdio: "inherit" });
  }
  return areInstalled();
}
