import type { Random } from "../http/random";

/**
 * Markers to find in responses: a tag, an attribute, a host and a header that only our input
 * contains.
 */
export const planted = { tag: "zqtag", attribute: "zqattr", host: "evil.example", header: "x-planted" };

const markup = `"'><${planted.tag} ${planted.attribute}="1">`;
const texts = [
  "",
  " ",
  "0",
  "-1",
  "1e308",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "../../../etc/passwd",
  markup,
  `</script><script ${planted.attribute}>alert(1)</script>`,
  `</title></textarea><${planted.tag}>`,
  `" ${planted.attribute}=1 x="`,
  `' ${planted.attribute}=1 x='`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  `//${planted.host}`,
  `/\\${planted.host}`,
  `/\t/${planted.host}`,
  `https://${planted.host}/`,
  `/.${planted.host}/..//${planted.host}`,
  `@${planted.host}`,
  `a\r\n${planted.header}: 1`,
  "\u0000",
  "\t",
  "\u2028",
  "\ufeff",
  "\u202e",
  "🍎",
  "e\u0301".repeat(40),
  "\ud800",
  "٣",
  "{{name}} $t(cart.title) %s ${1}",
  "' OR 1=1 --",
  "2026-13-45",
  "x".repeat(300),
];

/**
 * A value that no shopper sends: markup, other sites, other types, control characters, or ten
 * thousand letters.
 */
export const nasty = (random: Random): string =>
  random.chance(0.03) ? `${markup}${"ab ".repeat(3300)}` : random.pick(texts);

const segments = [
  "%00",
  "%20",
  "%09",
  "%0d%0a",
  "%E2%80%A8",
  "%F0%9F%8D%8E",
  "%2e%2e",
  "..",
  ".",
  "%2F",
  "a%2Fb",
  "%5c",
  "%25",
  "%",
  "%zz",
  "%E0%A4%A",
  "%ff",
  "0",
  "-1",
  "1e9",
  "999999999999999999999",
  "__proto__",
  "constructor",
  "%3Czqtag%20zqattr%3E",
  "%22%20zqattr=1",
  "javascript:alert(1)",
  "_root",
  "a.data",
  "*",
  ":slug",
  "a;b=c",
  "a".repeat(2500),
];
/** A part of a path, as sent over the wire. */
export const nastySegment = (random: Random): string => random.pick(segments);

const accepts = [
  "application/json",
  "*/*",
  "text/html;q=0",
  "image/avif",
  "",
  ";;;,,,q=",
  "text/plain",
  "a".repeat(4000),
];
const cookies = (tenant: string) => [
  `${tenant}-f(a)=1`,
  `${tenant}-f[]=1; ${tenant}-f*=2`,
  `${tenant}-s=abc`,
  `${tenant}-s=a.b.c; ${tenant}-login=x`,
  `${tenant}-k=%00; ${tenant}-k1=${"A".repeat(3000)}; ${tenant}-o=-1`,
  `${tenant}-d=${"e".repeat(200)}`,
  "lng=<zqtag>; lite=7; js=maybe",
  "lng=__proto__",
  "words=%7B%22a%22",
  "=; ;;; a",
  '"quoted"="a;b"',
  "%=%; a=%E0%A4%A",
];
/**
 * Headers that no browser sends to this shop in this form. The cookies are added to the sender's
 * own.
 */
export function nastyHeaders(
  random: Random,
  tenant: string,
): { headers: Record<string, string>; cookie?: string } {
  const { host } = planted;
  const some: [string, string][] = [
    ["X-Forwarded-Host", host],
    ["X-Forwarded-Proto", "https"],
    ["X-Original-URL", `//${host}/`],
    ["Forwarded", `host=${host}`],
    ["Accept", random.pick(accepts)],
    ["Accept-Language", random.pick(["xx", "<zqtag>", "en-GB,en;q=0.9", "*", ";q=2", "it".repeat(500)])],
    ["Referer", random.pick([`https://${host}/`, "about:blank", "::::", `/${markup}`, "http://[::1"])],
    ["Origin", random.pick(["null", `https://${host}`, "x"])],
    ["Sec-Fetch-Site", random.pick(["cross-site", "same-origin", "none", "?"])],
    ["Save-Data", "on"],
    ["User-Agent", random.pick(["", "Googlebot/2.1", markup])],
    ["Range", "bytes=0-10"],
    ["If-None-Match", "*"],
    ["If-Modified-Since", "yesterday"],
    ["X-Remix-Revalidate", "yes"],
    ["X-Request-Id", markup],
    ["Content-Encoding", "gzip"],
    ["Purpose", "prefetch"],
  ];
  const headers = Object.fromEntries(Array.from({ length: random.below(3) }, () => random.pick(some)));
  return { headers, ...(random.chance(0.3) && { cookie: random.pick(cookies(tenant)) }) };
}
