import type { Answer } from "./answer";

/** Result of a check: correct or wrong, or information only (`undefined`). */
export type Finding = {
  about: string;
  well?: boolean;
  says: string;
  /**
   * remedy for a difference in the backend:
   * - "read": none needed, the shop reads it correctly
   * - "setting": a setting in tenant.json
   * - "programmer": a change of the program
   */
  differs?: "read" | "setting" | "programmer";
  /** setting in tenant.json */
  setting?: string;
  /** requested address whose response shows it */
  address?: string;
};

const signs = new Map([
  [true, "ok   "],
  [false, "WRONG"],
  [undefined, "-    "],
]);

/** The findings as an answer, with the number of wrong ones. */
export function answerOf(findings: readonly Finding[], data: object = {}): Answer {
  const wrong = findings.filter(({ well }) => well === false).length;
  return {
    well: wrong === 0,
    data: { ...data, wrong, findings },
    says: [
      ...findings.map(({ about, well, says }) => `${signs.get(well)} ${about}: ${says}`),
      `${findings.length} looked at, ${wrong} wrong`,
    ],
  };
}

/** A finding from a function that may throw: its text, or the error's message. */
export async function finding(
  about: string,
  look: () => Promise<string | Omit<Finding, "about">>,
): Promise<Finding> {
  try {
    const found = await look();
    return { about, ...(typeof found === "string" ? { well: true, says: found } : found) };
  } catch (error) {
    return { about, well: false, says: error instanceof Error ? error.message : String(error) };
  }
}
