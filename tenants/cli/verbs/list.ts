import { z } from "zod";
import { kvKeys } from "../../kv-documents";
import { well, type Answer } from "../answer";
import { readCandidates } from "../files/read";
import type { ConfigStore } from "../kv/config-store";
import { candidateOf, heldChain, storedIds } from "../kv/stored-chain";

/** Fields of the list, if present; `check` reports their problems. */
const rowSchema = z.object({
  name: z.string().catch("?"),
  hosts: z.array(z.string()).catch([]),
  origin: z.string().catch("?"),
  companyId: z.number().optional().catch(undefined),
  storeIds: z.array(z.number()).catch([]),
});

/** `list`: lists the chains with files, or the chains in KV. */
export async function list(root: string, store?: ConfigStore): Promise<Answer> {
  const chains = store
    ? await Promise.all(
        (await storedIds(store)).map(async (id) => {
          const { chain, problem } = (await heldChain(store, kvKeys.chain(id))) ?? {};
          return {
            id,
            version: chain?.version,
            problem,
            tenant: chain ? candidateOf(id, chain).tenant : {},
          };
        }),
      )
    : readCandidates(root).map(({ id, tenant }) => ({ id, version: undefined, problem: undefined, tenant }));
  const rows = chains.map(({ id, version, problem, tenant }) => ({
    id,
    ...(version !== undefined && { version }),
    ...(problem !== undefined && { problem }),
    ...rowSchema.parse(tenant),
  }));
  return well(
    rows,
    ...rows.map(({ id, name, hosts, version, problem }) =>
      [
        id.padEnd(14),
        name.padEnd(14),
        ...(version === undefined ? [] : [`v${version}`.padEnd(5)]),
        problem ?? hosts.join(" "),
      ].join(" "),
    ),
  );
}
