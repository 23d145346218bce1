import { otherAnswers } from "./other-answers";

/** Faults of a single call: they may be narrowed to a path and to a number of calls. */
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

/** Fault injection by name: what can be made to go wrong, for everybody or for one shopper. */
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
  /** login; none = everybody */
  shopper?: string;
  /** how long `slow`, `late` and `cms-slow` wait, in real time */
  seconds?: number;
  /** of the calls it meets, behind `/ebsn/api/`; `*` stands for anything; none = all */
  path?: string;
  /** how many more calls it meets; none = until it is switched off */
  times?: number;
};

export type Scenarios = {
  /** Is it on for this shopper (by login), or for everybody? */
  on(name: ScenarioName, login?: string): boolean;
  /** The fault that this call meets, counted; undefined = none. */
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

/** The scenarios of one shop; read from memory, written through to its table. */
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
      // Unless it waits for certain calls, sessions die once, when it is switched on: a shopper who logs in again stays in.
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
