import type { MiddlewareHandler } from "hono";
import type { AppEnv, Sandbox } from "../kernel/sandbox";

const slowSeconds = 8;

/** `cms-down` and `cms-slow` affect every call of the content system. */
export const cmsFaults: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { scenarios } = c.get("sandbox");
  const slow = scenarios.list().find(({ name }) => name === "cms-slow");
  if (slow) await scheduler.wait((slow.seconds ?? slowSeconds) * 1000);
  if (scenarios.on("cms-down"))
    return c.html("<h1>Errore nello stabilire una connessione al database</h1>", 500);
  await next();
};

const broken = `<script>document.title = "preso"; document.body.innerHTML = "preso";</script>
<style>main { display: none }</style>
<p onclick="document.title='preso'" style="position:fixed;inset:0">Attenzione<img src="x" onerror="document.title='preso'">
<a href="javascript:document.title='preso'">premi qui</a>
<a href="https://altro.example/">altrove</a>
<svg onload="document.title='preso'"><style><img src=x onerror="document.title='preso'"></style></svg>
</p></div></article></main><table><tr><td><ul><li>`;
const hugeBytes = 5_000_000;

/** Spoils a page's text under `cms-broken` and `cms-huge`. */
export function spoiled({ scenarios }: Pick<Sandbox, "scenarios">, html: string): string {
  if (scenarios.on("cms-huge")) return html + "x".repeat(hugeBytes);
  return scenarios.on("cms-broken") ? broken + html : html;
}
