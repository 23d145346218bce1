import { Hono, type Context } from "hono";
import type { AppEnv, Sandbox } from "../kernel/sandbox";
import { contactForm } from "./contact-form";
import { allBlocks, allSlides } from "./home-store";
import { menuJson } from "./menus";
import { cmsFaults, spoiled } from "./mischief";
import { allPages } from "./page-store";
import { postJson, termJson } from "./post-json";
import { categories, questionsOf } from "./texts/questions";

/** A chain's public WordPress REST API and the plugin paths used by the shop, behind `/p`. */
export const cmsApi = new Hono<AppEnv>();
cmsApi.use(cmsFaults);
cmsApi.route("/", contactForm);

cmsApi.get("/wp-json/wp-api-menus/v2/menu-locations/:location", (c) => {
  if (c.req.param("location") !== "footer") return noRoute(c);
  return c.json(menuJson(c.get("sandbox").scenarios.on("cms-javascript")));
});

const types: Record<string, (sandbox: Sandbox, query: Record<string, string>) => object[]> = {
  pages: (sandbox, { slug }) =>
    allPages(sandbox)
      .filter((page) => slug === undefined || page.slug === slug)
      .map((page) => postJson("page", sandbox.base, { ...page, html: spoiled(sandbox, page.html) })),

  faq_category: ({ tenant }, { slug }) =>
    categories
      .map((category, at) => {
        const count = questionsOf(tenant).filter((one) => one.category === category.slug).length;
        return { ...termJson("faq_category", at + 1, category.slug, category.name, category.text, count) };
      })
      .filter((term) => slug === undefined || term.slug === slug),

  faq: (sandbox, { faq_category: category }) =>
    questionsOf(sandbox.tenant)
      .map((one, at) => ({
        ...one,
        id: 301 + at,
        term: 1 + categories.findIndex(({ slug }) => slug === one.category),
      }))
      .filter(({ term }) => category === undefined || String(term) === category)
      .map(({ id, slug, question, answer, term }) => ({
        ...postJson("faq", sandbox.base, { id, slug, title: question, html: spoiled(sandbox, answer) }),
        faq_category: [term],
      })),

  vantaggi: (sandbox) =>
    sandbox.tenant.content.awards.map(({ title, slug, text }, at) =>
      postJson("vantaggi", sandbox.base, {
        id: 501 + at,
        slug,
        title,
        html: spoiled(sandbox, `<p>${text}</p>`),
      }),
    ),

  "ux-blocks": (sandbox, { term }) =>
    term === "home"
      ? allBlocks(sandbox).map(({ id, title, html }) =>
          postJson("ux-blocks", sandbox.base, {
            ...{ id, slug: `home-${id}`, title, html: spoiled(sandbox, html) },
          }),
        )
      : [],
};

/**
 * Returns the slides for a delivery service and those for all services. With `cms-broken` their
 * days are invalid dates.
 */
function slidesOf(sandbox: Sandbox, asked: string | undefined) {
  const isBroken = sandbox.scenarios.on("cms-broken");
  return allSlides(sandbox)
    .filter(({ service }) => service === "" || service === asked)
    .map(({ service: _, ...slide }) => (isBroken ? { ...slide, from: "2026-02-31" } : slide));
}

cmsApi.get("/wp-json/wp/v2/new_slides/:place/:noon/:most", (c) =>
  c.json(
    c.req.param("place") === "home"
      ? slidesOf(c.get("sandbox"), c.req.query("deliveryServiceId")).slice(
          0,
          Number(c.req.param("most")) || 10,
        )
      : [],
  ),
);

cmsApi.get("/wp-json/wp/v2/slides_by_id/:id", (c) => {
  const slide = allSlides(c.get("sandbox")).find(({ id }) => String(id) === c.req.param("id"));
  return slide ? c.json(slide) : noRoute(c);
});

cmsApi.get("/wp-json/wp/v2/:type", (c) => {
  const list = types[c.req.param("type")];
  if (!list) return noRoute(c);
  const all = list(c.get("sandbox"), c.req.query());
  const perPage = Math.min(Math.max(Number(c.req.query("per_page")) || 10, 1), 100);
  const page = Number(c.req.query("page")) || 1;
  c.header("X-WP-Total", String(all.length));
  c.header("X-WP-TotalPages", String(Math.ceil(all.length / perPage)));
  return c.json(all.slice((page - 1) * perPage, page * perPage));
});

function noRoute(c: Context<AppEnv>) {
  return c.json(
    { code: "rest_no_route", message: "Nessun percorso corrisponde", data: { status: 404 } },
    404,
  );
}
