/**
 * Characters with a meaning in module addresses. Vite and wrangler fail or hang in folders that
 * contain them.
 */
const refused = ["#", "%", "?"];

/** Throws with the remedy if the tools cannot build in this folder. */
export function ensureUsable(folder) {
  const found = refused.filter((character) => folder.includes(character));
  if (found.length > 0)
    throw new Error(`Nothing can be built in ${folder}: rename the folder without ${found.join(" and ")}.`);
}
