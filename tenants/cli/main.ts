/** `npm run tenants -- check | list [--json]`: 0 = all well, 1 = problems found, 2 = not understood or not readable. */
import { parseArgs } from "node:util";
import * as z from "zod";
import { problemsOf } from "./checks";
import { readTenants } from "./read";

const usage = "npm run tenants -- check | list [--json]";

function check(json: boolean): number {
  const checked = readTenants();
  const problems = problemsOf(checked);
  if (json) console.log(JSON.stringify({ tenants: checked.tenants.map(({ id }) => id), problems }, null, 2));
  else {
    for (const { tenant, check, problem } of problems) console.error(`${tenant}: ${check}: ${problem}`);
    console.log(`${checked.tenants.length} tenants, ${problems.length} problems`);
  }
  return problems.length > 0 ? 1 : 0;
}

function list(json: boolean): number {
  const rows = readTenants().tenants.map(({ id, name, hosts, origin, companyId, storeIds }) => ({
    id,
    name,
    hosts,
    origin,
    companyId,
    storeIds,
  }));
  if (json) console.log(JSON.stringify(rows, null, 2));
  else
    for (const row of rows) console.log(`${row.id.padEnd(14)} ${row.name.padEnd(14)} ${row.hosts.join(" ")}`);
  return 0;
}

function run(args: string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    if (positionals.length === 1 && positionals[0] === "check") return check(values.json);
    if (positionals.length === 1 && positionals[0] === "list") return list(values.json);
    console.error(usage);
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
  return 2;
}

process.exitCode = run(process.argv.slice(2));
