import { baseTexts } from "../../../app/i18n/texts";
import type { Answer } from "../answer";
import { problemsOf, type Checked } from "../checks/checks";
import { readChecked } from "../files/read";
import { kvKeys } from "../../kv-documents";
import type { ConfigStore } from "../kv/config-store";
import { candidateOf, storedChain, storedIds } from "../kv/stored-chain";
import { NotUnderstood } from "../not-understood";

/** The chains in KV as input of the checks. Only the files are checked for routes. */
async function checkedIn(store: ConfigStore): Promise<Checked> {
  const chains = await Promise.all(
    (await storedIds(store)).map(async (id) => {
      const stored = await storedChain(store, kvKeys.chain(id));
      if (!stored) throw new NotUnderstood(`${kvKeys.chain(id)} is listed in KV, and is not there`);
      return candidateOf(id, stored);
    }),
  );
  return { chains, baseTexts };
}

/** `check`: checks that each chain is complete and legal, in its files or in KV. */
export async function check(root: string, store?: ConfigStore): Promise<Answer> {
  const checked = store ? await checkedIn(store) : readChecked(root);
  const problems = problemsOf(checked);
  const [chains, wrong] = [checked.chains.length, problems.length];
  return {
    well: wrong === 0,
    data: { tenants: checked.chains.map(({ id }) => id), problems },
    says: [
      ...problems.map(({ tenant, check, problem }) => `${tenant}: ${check}: ${problem}`),
      `${chains} ${chains === 1 ? "chain" : "chains"}, ${wrong} ${wrong === 1 ? "problem" : "problems"}`,
    ],
  };
}
