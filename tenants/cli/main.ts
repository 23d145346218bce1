/** `npm run tenants -- check | list | register [--json]`: 0 = all well, 1 = problems found, 2 = not understood or not readable. */
import { parseArgs } from "node:util";
import * as z from "zod";
import { register } from "./register";

const usage = "npm run tenants -- check | list | register [--json]";

/** The chains as their files say; read late, so that `register` can mend a registry that names a chain which is gone. */
const read = async () => (await import("./read")).readTenants();

async function check(json: boolean): Promise<number> {
  const { problemsOf } = await import("./checks");
  const checked = await read();
  const problems = problemsOf(checked);
  if (json) console.log(JSON.stringify({ tenants: checked.tenants.map(({ id }) => id), problems }, null, 2));
  else {
    for (const { tenant, check, problem } of problems) console.error(`${tenant}: ${check}: ${problem}`);
    console.log(`${checked.tenants.length} tenants, ${problems.length} problems`);
  }
  return problems.length > 0 ? 1 : 0;
}

async function list(json: boolean): Promise<number> {
  const rows = (await read()).tenants.map(({ id, name, hosts, origin, companyId, storeIds }) => ({
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

async function run(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    if (positionals.length === 1 && positionals[0] === "check") return await check(values.json);
    if (positionals.length === 1 && positionals[0] === "list") return await list(values.json);
    if (positionals.length === 1 && positionals[0] === "register") {
      for (const path of register()) console.log(`written: ${path}`);
      return 0;
    }
    console.error(usage);
  } catch (error) {
    console.error(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
