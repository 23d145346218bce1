import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../workers/run/ports.mjs";
import { installedWebKit, installWebKit } from "../../workers/run/webkit.mjs";

/** A WebKitGTK window, driven by WebDriver on its own display. */
export type WebKit = { driver: WebDriver; quit(): Promise<void> };

/** Starts WebKit; without an installed WebKit it throws an error with the install command. */
export async function startWebKit({ withScript }: { withScript: boolean }): Promise<WebKit> {
  const installed = installedWebKit();
  if (!installed) throw new Error(`No WebKit: ${installWebKit}`);
  const screen = ["-screen", "0", "1280x900x24", "-nolisten", "tcp"];
  const display = spawn(installed.display, ["-displayfd", "3", ...screen], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await firstLine(display.stdio[3] as Readable);
  const port = await freePort();
  const service = spawn(installed.driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  await listens(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: installed.browser,
          // Scripts of the page are blocked; the driver's own still run.
          args: ["--automation", ...(withScript ? [] : ["--enable-javascript-markup=FALSE"])],
        },
      }),
    )
    .build();
  return {
    driver,
    async quit() {
      await driver.quit();
      await Promise.all([service, display].map(end));
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  const [chunk] = (await once(stream, "data")) as [Buffer];
  return chunk.toString().trim();
}

async function listens(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
