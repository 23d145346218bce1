import type { IRegularForbiddenRuleType as Rule } from "dependency-cruiser";
import { roomsBelow } from "./ranks";

/**
 * Tests and their material (a folder testing/, or a file whose name begins with it) may reach
 * across rooms; product code may not import them.
 */
export const testFile = String.raw`(\.test\.tsx?$|/testing(/|[\w-]*\.ts$))`;
const tests = [testFile, "^(tests|e2e)/"];
/** Public files of a feature and of its rooms. */
const publicFiles = ["[^/]+", "[^/]+/[^/]+"].map(
  (room) => String.raw`^app/features/${room}/public(\.server|\.client)?\.tsx?$`,
);

const forbid = (name: string, comment: string, { from, to }: Pick<Rule, "from" | "to">): Rule => ({
  name,
  comment,
  severity: "error",
  from,
  to,
});

function downwards(room: string): Rule {
  const lower = roomsBelow(room) ?? [];
  return forbid(
    `${room}-imports-downwards`,
    lower.length > 0 ? `${room}/ may use ${lower.join(", ")}.` : `${room}/ imports nothing.`,
    {
      from: { path: `^app/${room}/`, pathNot: testFile },
      to: { path: "^app/", pathNot: `^app/(${[room, ...lower].join("|")})/` },
    },
  );
}

const features = [
  forbid(
    "feature-by-its-public-files",
    "Another feature is used through its public.ts, public.server.ts or public.client.ts only.",
    {
      from: { path: "^app/features/([^/]+)/", pathNot: testFile },
      to: { path: "^app/features/", pathNot: ["^app/features/$1/", ...publicFiles] },
    },
  ),
  forbid(
    "feature-by-its-public-files-from-above",
    "Who stands above uses a feature through its public files only.",
    {
      from: { path: "^app/(frame/|[^/]+$)", pathNot: testFile },
      to: { path: "^app/features/", pathNot: publicFiles },
    },
  ),
  forbid("pending-below-features", "features/pending stands below all features: they register with it.", {
    from: { path: "^app/features/pending/", pathNot: testFile },
    to: { path: "^app/features/(?!pending/)" },
  }),
];

const house = [
  forbid("context-for-the-entry", "context.ts knows everybody, so only workers/storefront knows it.", {
    from: { path: ".", pathNot: [...tests, "^workers/storefront/"] },
    to: { path: String.raw`^app/context\.ts$` },
  }),
  forbid("frame-on-top", "Only the root, the entries, the routes and frame/ itself import frame/.", {
    from: {
      path: ".",
      pathNot: [...tests, String.raw`^app/(frame/|root\.tsx$|routes\.ts$|entry\.(server\.tsx|client\.ts)$)`],
    },
    to: { path: "^app/frame/" },
  }),
  forbid("model-imports-nothing", "model/ is types alone: not even a package.", {
    from: { path: "^app/model/", pathNot: testFile },
    to: { path: ".", pathNot: "^app/model/" },
  }),
  forbid("wire-stays-in-ebsn", "The backend's words end in ebsn/: nobody else reads its wire and mapping.", {
    from: { path: ".", pathNot: [...tests, "^app/ebsn/"] },
    to: { path: String.raw`^app/ebsn/(text/|[^/]+/(wire|mapping)(/|\.ts$))` },
  }),
  forbid("tenants-from-platform-up", "This room knows no chain.", {
    from: { path: "^app/(ui|ebsn|cms|maps|net|i18n|lib|model)/", pathNot: testFile },
    to: { path: "^tenants/" },
  }),
  forbid("tests-are-leaves", "The product imports no test and no test's material.", {
    from: { path: "^(app|workers|tenants)/", pathNot: testFile },
    to: { path: [testFile, "^(tests|e2e)/"] },
  }),
];

const workers = [
  forbid("sandbox-shares-nothing", "A wrong belief shared by sandbox and client would pass every test.", {
    from: { path: "^workers/sandbox/" },
    to: { path: "^(app|tenants|tests|e2e|workers/(?!sandbox/))" },
  }),
  forbid("app-without-workers", "app/ knows no Worker.", {
    from: { path: "^app/" },
    to: { path: "^workers/" },
  }),
  forbid("storefront-by-platform", "workers/storefront uses app/platform and app/context only.", {
    from: { path: "^workers/storefront/", pathNot: testFile },
    to: {
      path: "^(app|tenants|workers)/",
      pathNot: String.raw`^(workers/storefront/|app/platform/|app/context\.ts$)`,
    },
  }),
  forbid("run-by-platform", "workers/run builds and serves the shop; of app/ it knows the platform only.", {
    from: { path: "^workers/run/", pathNot: testFile },
    to: { path: "^(app/(?!platform/)|workers/(?!run/))" },
  }),
  forbid("deploy-by-the-built-shop", "workers/deploy looks at what was built; of app/ it knows rules only.", {
    from: { path: "^workers/deploy/", pathNot: testFile },
    to: { path: "^(app/(?!lib/)|workers/(?!(deploy|run)/))" },
  }),
  forbid("draw-by-itself", "workers/draw reads drawings and writes pictures; it knows nothing of the shop.", {
    from: { path: "^workers/draw/", pathNot: testFile },
    to: { path: "^(app|tenants|workers/(run|storefront))/" },
  }),
  forbid("tenants-below-platform", "A chain's settings know of app/ its texts, rules and types only.", {
    from: { path: "^tenants/", pathNot: testFile },
    to: { path: "^(app/(?!(i18n|lib|model)/)|workers/)" },
  }),
];

const everywhere = [
  forbid("no-circle", "These files import each other in a circle.", { from: {}, to: { circular: true } }),
  // This tool cannot check imports that it cannot resolve.
  forbid("import-not-found", "The file does not exist, or its alias is unknown.", {
    from: {},
    to: { couldNotResolve: true, path: "^(\\.|~/|#tenants/)", pathNot: "/build/server/" },
  }),
];

/** All rules on import directions (README, Map), for the rooms found in app/. */
export const rulesFor = (rooms: string[]): Rule[] => [
  ...rooms.map(downwards),
  ...features,
  ...house,
  ...workers,
  ...everywhere,
];
