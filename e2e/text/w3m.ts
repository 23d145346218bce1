import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

const options = [
  "accept_language=it",
  "wrap_search=1",
  "ignorecase_search=0",
  "accept_cookie=1",
  "use_history=0",
  "confirm_qq=0",
];
const tab = "\t";
const enter = "\n";
/** Empties the line that is being edited. */
const clear = "\u0015";

/** Drives w3m in its own terminal (`script`) by its keys, as a person at a keyboard does. */
export class W3m {
  private reads = 0;

  private constructor(
    private readonly terminal: ChildProcess,
    private readonly folder: string,
  ) {}

  static async at(address: string): Promise<W3m> {
    const folder = await mkdtemp(join(tmpdir(), "w3m-"));
    const command = ["w3m", "-cookie", ...options.flatMap((one) => ["-o", one]), `'${address}'`].join(" ");
    const env = { ...process.env, HOME: folder, TERM: "xterm", LANG: "C.UTF-8", COLUMNS: "100", LINES: "40" };
    const terminal = spawn("script", ["-qec", command, "/dev/null"], {
      env,
      stdio: ["pipe", "ignore", "ignore"],
    });
    return new W3m(terminal, folder);
  }

  /** The page as w3m shows it, once all earlier keys are processed. */
  async text(): Promise<string> {
    this.reads += 1;
    const file = join(this.folder, `${this.reads}.txt`);
    this.type(`S${file}${enter}`);
    let text = "";
    await expect(async () => {
      text = await readFile(file, "utf8");
      expect(text).not.toBe("");
    }).toPass({ timeout: 20_000 });
    return text;
  }

  async open(address: string): Promise<string> {
    this.type(`U${clear}${address}${enter}`);
    return this.text();
  }

  /** Presses the next link or button with these words after the cursor. */
  async press(words: string): Promise<string> {
    await this.find(words);
    this.type(enter);
    return this.text();
  }

  /** Writes into the field that follows these words. */
  async fill(label: string, text: string): Promise<void> {
    await this.find(label);
    this.type(`${tab}${enter}${clear}${text}${enter}`);
  }

  /** Takes another option of the list after these words, `down` steps below the current option. */
  async choose(label: string, down: number): Promise<void> {
    await this.find(label);
    this.type(`${tab}${enter}${"j".repeat(down)}${enter}`);
  }

  async quit(): Promise<void> {
    const ended = once(this.terminal, "exit");
    this.type("Q");
    this.terminal.stdin?.end();
    await ended;
    await rm(this.folder, { recursive: true });
  }

  private async find(words: string): Promise<void> {
    expect(await this.text()).toContain(words);
    this.type(`/${words}${enter}`);
  }

  private type(keys: string): void {
    this.terminal.stdin?.write(keys);
  }
}
