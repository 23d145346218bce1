import type { Answer } from "../answer";
import { answerOf, finding, type Finding } from "../findings";
import type { Reply, Visit } from "../net/visit";
import { NotUnderstood } from "../not-understood";
import { headProblem, hintProblem, scriptBeforeWanted, sheetsOf, themeAddress } from "./head";

/**
 * Headers of a visitor from elsewhere: without cached sheets, so the first document inlines them.
 */
const arriving = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

const is = (well: boolean, says: string): Omit<Finding, "about"> => ({ well, says });

/** The first link of a page whose path has this prefix. */
function linkIn({ body }: Reply, prefix: string): string | undefined {
  const [, path] = new RegExp(`href="(${prefix}[^"?#]+)`).exec(body) ?? [];
  return path;
}

/** Max files requested per page. */
const mostFiles = 24;

/** The shop's own files that a page names: sheets, scripts and pictures, each once. */
function filesOf({ body, headers }: Reply): string[] {
  const named = `${body} ${headers.link ?? ""}`.matchAll(
    /["'(<, ](\/(?:assets|tenants|chain)\/[\w./-]+\.(?:css|js|webp|avif|png|svg|ico|woff2))/g,
  );
  return [...new Set([...named].flatMap(([, path]) => path ?? []))].slice(0, mostFiles);
}

/** Checks of the response headers of a page. */
function ofHeaders({ headers }: Reply, secure: boolean): Finding[] {
  const policy = headers["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  const control = headers["cache-control"];
  return [
    {
      about: "Content-Security-Policy",
      ...is(
        /'nonce-/.test(scripts) &&
          !/'unsafe-inline'|'unsafe-eval'/.test(scripts) &&
          /frame-ancestors 'none'/.test(policy),
        scripts ? `scripts from ${scripts.replace(/nonce-[\w-]+/g, "nonce-…")}` : "there is none for scripts",
      ),
    },
    { about: "Cache-Control", ...is(control !== undefined, control ?? "there is none") },
    {
      about: "X-Content-Type-Options",
      ...is(
        headers["x-content-type-options"] === "nosniff",
        headers["x-content-type-options"] ?? "there is none",
      ),
    },
    ...(secure
      ? [
          {
            about: "Strict-Transport-Security",
            ...is(
              /max-age=\d{7,}/.test(headers["strict-transport-security"] ?? ""),
              headers["strict-transport-security"] ?? "there is none",
            ),
          },
        ]
      : []),
  ];
}

/** Checks the head on a later page of a visit (`home`) and on the first document (`first`). */
function ofBeginning(home: Reply, first: Reply | undefined): Finding[] {
  const hint = hintProblem(home.body, home.headers.link ?? "");
  const script = [home, first].flatMap((page) => (page ? (scriptBeforeWanted(page.body) ?? []) : []))[0];
  const problem = headProblem(home.body) ?? (first && headProblem(first.body));
  const linked = first && /<link rel="stylesheet"/.test(first.body);
  return [
    { about: "Link", ...is(hint === undefined, hint ?? "names the style sheets, for Early Hints") },
    {
      about: "Early Hints",
      says: home.earlyHints ? "103 came first" : "no 103: the edge sends them once they are on",
    },
    {
      about: "head",
      ...is(problem === undefined, problem ?? "charset, title, styles, script, in this order"),
    },
    {
      about: "script",
      ...is(
        script === undefined,
        script ? `fetched before it is wanted: ${script}` : "none before it is wanted",
      ),
    },
    ...(first
      ? [
          {
            about: "first document",
            ...is(
              !linked,
              linked
                ? "waits for style sheets of its own"
                : `carries its ${sheetsOf(first.body).length} sheets`,
            ),
          },
        ]
      : []),
  ];
}

/**
 * `smoke <url>`: requests a running shop's pages as a shopper, read-only.
 * They are home with its files, category, product, search, robots, sitemap, and a missing page.
 */
export async function smoke(visit: Visit, address: string): Promise<Answer> {
  const { origin, protocol } = URL.canParse(address) ? new URL(address) : { origin: "null", protocol: "" };
  if (!/^https?:$/.test(protocol))
    throw new NotUnderstood(`"${address}" is no address: https://www.chain.it`);
  const findings: Finding[] = [];
  /** Requests a page and checks that it has a heading. */
  async function page(
    about: string,
    path: string | undefined,
    own?: Readonly<Record<string, string>>,
  ): Promise<Reply | undefined> {
    let reply: Reply | undefined;
    findings.push(
      await finding(about, async () => {
        if (path === undefined) return is(false, "no page before it leads there");
        reply = await visit(origin + path, own);
        const heading = /<h1[^>]*>([^]*?)<\/h1>/
          .exec(reply.body)?.[1]
          ?.replace(/<[^>]+>/g, "")
          .trim();
        return is(
          reply.status === 200 && heading !== undefined,
          `${path} answers ${reply.status}${heading === undefined ? ", and has no heading" : `, "${heading}"`}`,
        );
      }),
    );
    return reply?.status === 200 ? reply : undefined;
  }

  const home = await page("home", "/");
  if (home) {
    findings.push(...ofHeaders(home, protocol === "https:"));
    findings.push(...ofBeginning(home, await page("home, from elsewhere", "/", arriving)));
    findings.push(
      await finding("theme", async () => {
        const address = themeAddress(home.body);
        if (address === undefined)
          return is(false, "the chain's own is not the last sheet of the page, and the only one");
        const { status, headers, body } = await visit(origin + address);
        const isTheme = /^text\/css/.test(headers["content-type"] ?? "") && body.includes("--brand");
        const lasts = /immutable/.test(headers["cache-control"] ?? "");
        if (status !== 200 || !isTheme) return is(false, `${address} answers ${status}, and no theme`);
        return is(lasts, `${address}, ${body.length} characters${lasts ? "" : ", and is not kept for good"}`);
      }),
    );
  }
  if (home)
    findings.push(
      await finding("files", async () => {
        const files = filesOf(home);
        const gone: string[] = [];
        for (const file of files) {
          const { status } = await visit(origin + file);
          if (status !== 200) gone.push(`${file} answers ${status}`);
        }
        return is(
          gone.length === 0,
          gone.length > 0 ? gone.join(", ") : `${files.length} of the home are there`,
        );
      }),
    );
  const category = await page("category", home && linkIn(home, "/category/"));
  const shown = [category, home].flatMap((reply) => (reply ? (linkIn(reply, "/product/") ?? []) : []));
  await page("product", shown[0]);
  await page("search", "/search?query=latte");

  findings.push(
    await finding("robots.txt", async () => {
      const { status, body } = await visit(`${origin}/robots.txt`);
      return is(status === 200 && /Disallow:/.test(body), `answers ${status}`);
    }),
    await finding("sitemap", async () => {
      const { status, body } = await visit(`${origin}/sitemap.xml`);
      const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
      const foreign = places.find((place) => !URL.canParse(place) || new URL(place).origin !== origin);
      if (status !== 200 || places.length === 0)
        return is(false, `answers ${status}, with ${places.length} addresses`);
      return is(foreign === undefined, foreign ? `leads away: ${foreign}` : `${places.length} addresses`);
    }),
    await finding("a page that is not there", async () => {
      const { status } = await visit(`${origin}/page/questa-pagina-non-esiste`);
      return is(status === 404, `answers ${status}`);
    }),
  );
  return answerOf(findings, { origin });
}
