import type { Answer } from "./answer";

/** One thing that was looked at: well or not, or told only (`undefined`). */
export type Finding = {
  about: string;
  well?: boolean;
  says: string;
  /** what helps where a backend differs: nothing, as it is read rightly; a setting; a programmer */
  differs?: "read" | "setting" | "programmer";
  /** of tenant.json */
  setting?: string;
  /** what was asked, where its answer shows it */
  address?: string;
};

const signs = new Map([
  [true, "ok   "],
  [false, "WRONG"],
  [undefined, "-    "],
]);

/** What was looked at as an answer, with the count of what is wrong. */
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

/** A finding from what may fail: its words, or those of the error. */
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
