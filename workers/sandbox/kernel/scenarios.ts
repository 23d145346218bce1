import { otherAnswers } from "./other-answers";

/** Faults of a single call. A path and a number of calls may limit them. */
export const callFaults = [
  "slow",
  "down",
  "419",
  "refuse",
  "lost",
  "late",
  "empty",
  "malformed",
  "unmade",
] as const;
export type CallFault = (typeof callFaults)[number];

/** Names of all faults that can be injected, for all shoppers or for a single one. */
export const scenarioNames = [
  ...callFaults,
  "slot-full",
  "price-changed",
  "payment-refused",
  "recaptcha",
  "idp-rubbish",
  "idp-foreign",
  "push-refused",
  "app-update",
  "plain",
  "no-prices",
  "cms-down",
  "cms-slow",
  "cms-broken",
  "cms-huge",
  "cms-javascript",
  ...otherAnswers,
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export type ScenarioState = {
  name: ScenarioName;
  /** login; undefined = all shoppers */
  shopper?: string;
  /** delay of `slow`, `late` and `cms-slow` in seconds of real time */
  seconds?: number;
  /** path of the affected calls, after `/ebsn/api/`; `*` matches any text, undefined = all calls */
  path?: string;
  /** number of further calls affected; undefined = until it is switched off */
  times?: number;
};

export type Scenarios = {
  /** True if the scenario is on for this shopper (by login) or for all. */
  on(name: ScenarioName, login?: string): boolean;
  /** Returns the fault for this call and counts it; undefined = no fault. */
  take(name: CallFault, path: string, login?: string): ScenarioState | undefined;
  set(change: ScenarioState & { on: boolean }): void;
  list(): ScenarioState[];
  clear(): void;
};

type Row = {
  name: ScenarioName;
  shopper: string;
  path: string;
  seconds: number | null;
  times: number | null;
};

const stateOf = ({ name, shopper, path, seconds, times }: Row): ScenarioState => ({
  name,
  ...(shopper === "" ? {} : { shopper }),
  ...(path === "" ? {} : { path }),
  ...(seconds === null ? {} : { seconds }),
  ...(times === null ? {} : { times }),
});

function fits(pattern: string, path: string): boolean {
  const pieces = pattern.split("*").map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return pattern === "" || new RegExp(`^${pieces.join(".*")}$`).test(path);
}

/**
 * Creates the scenarios of one shop. Reads come from memory; changes are also written to its table.
 */
export function createScenarios(sql: SqlStorage): Scenarios {
  let rows = read();

  function read(): Row[] {
    return sql
      .exec<Row>("SELECT name, shopper, path, seconds, times FROM scenarios ORDER BY rowid")
      .toArray();
  }
  const isFor = (row: Row, login: string | undefined) => row.shopper === "" || row.shopper === login;

  function remove({ name, shopper, path }: Pick<Row, "name" | "shopper" | "path">): void {
    sql.exec("DELETE FROM scenarios WHERE name = ? AND shopper = ? AND path = ?", name, shopper, path);
  }
  function write(row: Row): void {
    remove(row);
    const { name, shopper, path, seconds, times } = row;
    sql.exec(
      "INSERT INTO scenarios (name, shopper, path, seconds, times) VALUES (?, ?, ?, ?, ?)",
      ...[name, shopper, path, seconds, times],
    );
  }

  return {
    on: (name, login) => rows.some((row) => row.name === name && isFor(row, login)),
    take(name, path, login) {
      const row = rows.find((one) => one.name === name && isFor(one, login) && fits(one.path, path));
      if (!row) return undefined;
      if (row.times !== null) {
        if (row.times > 1) write({ ...row, times: row.times - 1 });
        else remove(row);
        rows = read();
      }
      return stateOf(row);
    },
    set({ name, on, shopper = "", path = "", seconds = null, times = null }) {
      const row = { name, shopper, path, seconds, times };
      if (on) write(row);
      else remove(row);
      // A `419` for all calls ends sessions once, when it is switched on: a shopper can log in
      // again. A `419` for certain calls does so at each call.
      if (on && name === "419" && path === "" && times === null)
        sql.exec("DELETE FROM sessions WHERE ?1 = '' OR login = ?1", shopper);
      rows = read();
    },
    list: () => rows.map(stateOf),
    clear() {
      sql.exec("DELETE FROM scenarios");
      rows = [];
    },
  };
}
