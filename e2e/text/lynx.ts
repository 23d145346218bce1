import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";

const settings = [
  "ACCEPT_ALL_COOKIES:TRUE",
  "CHARACTER_SET:utf-8",
  "PREFERRED_LANGUAGE:it",
  // Links, fields and buttons are chosen by the numbers that lynx writes before them.
  "DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED",
  // Otherwise, text typed after a field would go into the next field.
  "TEXTFIELDS_NEED_ACTIVATION:TRUE",
  "NO_PAUSE:TRUE",
];
const enter = "^J";
/** Empties the line that is being edited. */
const clear = "^U";
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Drives lynx by its keys, as a person at a keyboard does. lynx reads each key from a script
 * (`-cmd_script`), so it needs no terminal.
 */
export class Lynx {
  private reads = 0;

  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async at(address: string): Promise<Lynx> {
    const folder = await mkdtemp(join(tmpdir(), "lynx-"));
    const config = join(folder, "lynx.cfg");
    await writeFile(config, settings.join("\n"));
    const command = `cat | lynx -cfg=${config} -cmd_script=/dev/stdin '${address}'`;
    const env = { ...process.env, HOME: folder, TERM: "xterm", LANG: "C.UTF-8", COLUMNS: "100", LINES: "40" };
    return new Lynx(spawn("sh", ["-c", command], { env, stdio: ["pipe", "ignore", "ignore"] }), folder);
  }

  /** The page as lynx writes it, once all earlier keys are processed. */
  async text(): Promise<string> {
    this.reads += 1;
    const page = join(this.folder, `${this.reads}.txt`);
    this.save(page);
    // lynx begins the second file only after the first is complete.
    this.save(`${page}.2`);
    await expect(() => expect(existsSync(`${page}.2`)).toBe(true)).toPass({ timeout: 20_000 });
    return readFile(page, "utf8");
  }

  async open(address: string): Promise<string> {
    this.type("g", clear, ...address, enter);
    return this.text();
  }

  /** Presses the first button with these words, or else the first link with them. */
  async press(words: string): Promise<string> {
    const text = await this.text();
    const said = escaped(words);
    const places = [new RegExp(`\\(\\[(\\d+)\\]BUTTON\\)\\s+${said}`), new RegExp(`\\[(\\d+)\\]${said}`)];
    const [found] = places.flatMap((place) => place.exec(text)?.[1] ?? []);
    expect(found, `"${words}" in:\n${text}`).toBeDefined();
    this.goTo(Number(found));
    this.type(enter);
    return this.text();
  }

  /** Writes into the field that follows these words. */
  async fill(label: string, text: string): Promise<void> {
    this.goTo(await this.fieldAfter(label));
    this.type(enter, clear, ...text, enter);
  }

  /** Takes another option of the list after these words, `down` steps below the current option. */
  async choose(label: string, down: number): Promise<void> {
    this.goTo(await this.fieldAfter(label));
    this.type(enter, ...Array<string>(down).fill("Down Arrow"), enter);
  }

  async quit(): Promise<void> {
    const ended = once(this.process, "exit");
    this.type("q", "y");
    this.process.stdin?.end();
    await ended;
    await rm(this.folder, { recursive: true });
  }

  /**
   * The field's number is the last number before these words plus 1. It is not read directly,
   * because lynx may write a field's content over its own number ("[331___").
   */
  private async fieldAfter(label: string): Promise<number> {
    const text = await this.text();
    expect(text).toContain(label);
    const numbers = text.slice(0, text.indexOf(label)).matchAll(/\[(\d+)[\][]/g);
    return Number([...numbers].at(-1)?.[1]) + 1;
  }

  private goTo(number: number): void {
    this.type(...String(number), "g", enter);
  }

  private save(file: string): void {
    this.type("p", enter, clear, ...file, enter);
  }

  private type(...keys: string[]): void {
    this.process.stdin?.write(keys.map((key) => `key ${key === " " ? "<space>" : key}\n`).join(""));
  }
}
