import { existsSync, readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";

/**
 * Rooms of app/ from top to bottom. Imports run downwards only; rooms on the same line do not
 * import each other.
 */
const ranks = [
  ["frame"],
  ["features"],
  ["page"],
  ["enhance"],
  ["ui"],
  ["platform"],
  ["ebsn", "cms", "maps"],
  ["net", "i18n"],
  ["lib"],
  ["model"],
];

/**
 * Lower rooms that these may still not import: ui/ gets its texts and values by props, and a client
 * knows only its own service.
 */
const alsoForbidden: Record<string, string[]> = {
  ui: ["platform", "ebsn", "cms", "maps", "net"],
  ebsn: ["i18n"],
  cms: ["i18n"],
  maps: ["i18n"],
};

/** Files above all rooms, directly in app/, each with its test. */
const topFile = /^(root|routes|context|fragments|entry\.(server|client))(\.test)?\.tsx?$/;
const script = /\.[cm]?[jt]sx?$/;

/** Rooms that `room` may import from; undefined if the table does not rank it. */
export function roomsBelow(room: string): string[] | undefined {
  const rank = ranks.findIndex((line) => line.includes(room));
  if (rank < 0) return undefined;
  return ranks
    .slice(rank + 1)
    .flat()
    .filter((lower) => !alsoForbidden[room]?.includes(lower));
}

const holdsScript = (entry: Dirent) =>
  script.test(entry.name) ||
  (entry.isDirectory() &&
    readdirSync(join(entry.parentPath, entry.name), { recursive: true, encoding: "utf8" }).some((file) =>
      script.test(file),
    ));

/**
 * Content of app/: folders with scripts are rooms; `unranked` lists folders and files missing in
 * the table. A file directly in features/ is unranked, too, because no rule of features covers it.
 */
export function roomsOf(root: string): { rooms: string[]; unranked: string[] } {
  const app = join(root, "app");
  const entries = existsSync(app) ? readdirSync(app, { withFileTypes: true }).filter(holdsScript) : [];
  const [folders, files] = [true, false].map((folder) =>
    entries.filter((entry) => entry.isDirectory() === folder).map(({ name }) => name),
  );
  const rooms = (folders ?? []).filter((room) => roomsBelow(room));
  const known = (name: string) => rooms.includes(name) || topFile.test(name);
  const loose = (rooms.includes("features") ? readdirSync(join(app, "features")) : [])
    .filter((name) => script.test(name))
    .map((name) => `features/${name}`);
  return { rooms, unranked: [...(folders ?? []), ...(files ?? []), ...loose].filter((name) => !known(name)) };
}
