/** A chronological log of the shoppers' steps and of the faults switched on and off. */
export class Diary {
  private readonly started = Date.now();
  private readonly lines: { who: string; text: string }[] = [];
  readonly faults: { who: string; text: string; after: number }[] = [];
  readonly counts = new Map<string, number>();

  /** Adds a shopper's step, or a fault switched on or off. */
  note(who: string, text: string): void {
    const seconds = ((Date.now() - this.started) / 1000).toFixed(2);
    this.lines.push({ who, text: `${seconds.padStart(6)} s  ${who.padEnd(14)} ${text}` });
  }
  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }
  /** Adds a broken rule. */
  fault(who: string, text: string): void {
    this.note(who, `BROKEN: ${text}`);
    this.faults.push({ who, text, after: this.lines.length });
  }

  /** Events before the first broken rules: the shopper's last steps and the active faults. */
  report(most = 5, steps = 25): string {
    return this.faults
      .slice(0, most)
      .map(({ who, text, after }) => {
        const led = this.lines.slice(0, after).filter((line) => line.who === who || line.who === faultSource);
        return [`${who}: ${text}`, ...led.slice(-steps).map((line) => `    ${line.text}`)].join("\n");
      })
      .join("\n\n");
  }
}

/** Author of the log's entries about faults. */
export const faultSource = "faults";
