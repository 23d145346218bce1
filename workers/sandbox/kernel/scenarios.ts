/** Fault injection by name: what can be made to go wrong, for everybody or for one shopper. */
export const scenarioNames = [
  "slow",
  "down",
  "419",
  "slot-full",
  "price-changed",
  "payment-refused",
  "malformed",
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
export type ScenarioState = { name: ScenarioName; shopper?: string; seconds?: number };

export type Scenarios = {
  /** Is it on for this shopper (by login), or for everybody? */
  on(name: ScenarioName, login?: string): boolean;
  /** How long `slow` waits, in seconds of real time. */
  seconds(login?: string): number;
  set(change: ScenarioState & { on: boolean }): void;
  list(): ScenarioState[];
  clear(): void;
};

const slowSeconds = 4;
type Row = { name: ScenarioName; shopper: string; seconds: number | null };

/** The scenarios of one shop; read from memory, written through to its table. */
export function createScenarios(sql: SqlStorage): Scenarios {
  let rows = read();

  function read(): Row[] {
    return sql.exec<Row>("SELECT name, shopper, seconds FROM scenarios").toArray();
  }
  function find(name: ScenarioName, login: string | undefined): Row | undefined {
    return rows.find((row) => row.name === name && (row.shopper === "" || row.shopper === login));
  }

  return {
    on: (name, login) => find(name, login) !== undefined,
    seconds: (login) => find("slow", login)?.seconds ?? slowSeconds,
    set({ name, on, shopper = "", seconds }) {
      sql.exec("DELETE FROM scenarios WHERE name = ? AND shopper = ?", name, shopper);
      if (on) {
        sql.exec(
          "INSERT INTO scenarios (name, shopper, seconds) VALUES (?, ?, ?)",
          name,
          shopper,
          seconds ?? null,
        );
      }
      // Sessions die once, when it is switched on: a shopper who logs in again stays in.
      if (on && name === "419") sql.exec("DELETE FROM sessions WHERE ?1 = '' OR login = ?1", shopper);
      rows = read();
    },
    list: () =>
      rows.map((row) => ({
        name: row.name,
        ...(row.shopper === "" ? {} : { shopper: row.shopper }),
        ...(row.seconds === null ? {} : { seconds: row.seconds }),
      })),
    clear() {
      sql.exec("DELETE FROM scenarios");
      rows = [];
    },
  };
}
