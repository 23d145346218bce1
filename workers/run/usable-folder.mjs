/** Characters that mean something else in the addresses of modules. Vite and wrangler lose their way, or never end, where a folder has one. */
const refused = ["#", "%", "?"];

/** Throws, with what to do about it, where the tools cannot build in this folder. */
export function ensureUsable(folder) {
  const found = refused.filter((character) => folder.includes(character));
  if (found.length > 0)
    throw new Error(`Nothing can be built in ${folder}: rename the folder without ${found.join(" and ")}.`);
}
