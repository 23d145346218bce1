import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { call, control, fetchSandbox } from "../kernel/testing";

const tuesday = "2026-11-24T08:00:00+01:00";
const chains = ["loggia", "quantobasta", "terrecomuni"];
const post = z.looseObject({
  slug: z.string(),
  title: z.object({ rendered: z.string().min(3) }),
  content: z.object({ rendered: z.string() }),
});

beforeEach(async () => {
  await Promise.all(chains.map((tenant) => control("reset", { now: tuesday }, tenant)));
});

const list = async (path: string, tenant = "loggia") => {
  const answer = await call(`/p/wp-json/wp/v2/${path}`, { tenant });
  return { posts: z.array(post).parse(await answer.json()), headers: answer.headers };
};

it.each(chains)("%s has its pages, in its own words", async (tenant) => {
  const { posts, headers } = await list("pages?per_page=100", tenant);
  expect(posts.map(({ slug }) => slug)).toEqual([
    ...["consegna-a-casa", "condizioni-di-vendita", "privacy", "diritto-di-recesso"],
    ...["reclami", "dichiarazione-di-accessibilita", "dati-societari", "servizi", "note-volantino"],
  ]);
  expect(headers.get("x-wp-total")).toBe("9");
  expect(posts.every(({ content }) => content.rendered.length > 200)).toBe(true);
});

// spec law: withdrawal and its exceptions for food, complaints with the chain's own ADR body, accessibility statement, terms and privacy <- workers/sandbox/cms/texts/law.ts, workers/sandbox/cms/texts/terms.ts
it("legal pages name their own company, and no other", async () => {
  const written = await Promise.all(
    chains.map(async (tenant) => {
      const { posts } = await list("pages?per_page=100", tenant);
      const text = (slug: string) => posts.find((one) => one.slug === slug)?.content.rendered ?? "";
      expect(text("diritto-di-recesso")).toMatch(/articolo 59.*alimenti che si deteriorano/s);
      expect(text("reclami")).toMatch(
        /href="https:\/\/www\.[a-z.]+\/">(Servizio di conciliazione|RisolviOnline)/,
      );
      expect(text("reclami")).not.toContain("ec.europa.eu");
      expect(text("dichiarazione-di-accessibilita")).toContain("27 maggio 2022, n. 82");
      expect(text("condizioni-di-vendita")).toMatch(/spesa minima è di \d+,00 €.*carta di credito o debito/s);
      return posts.map(({ slug, content }) => ({ slug, text: content.rendered }));
    }),
  );
  const names = ["La Loggia", "Quantobasta", "Terrecomuni"];
  written.forEach((pages, at) => {
    for (const { slug, text } of pages)
      for (const other of names.filter((name) => name !== names[at])) expect(text, slug).not.toContain(other);
  });
});

it("chains differ", async () => {
  const texts = await Promise.all(
    chains.map(async (tenant) => (await list("vantaggi", tenant)).posts.map(({ slug }) => slug)),
  );
  expect(new Set(texts.flat()).size).toBe(9);
});

it("tells totals in its headers, and pages of ten", async () => {
  const first = await list("faq");
  expect(first.posts).toHaveLength(10);
  expect(first.headers.get("x-wp-total")).toBe("12");
  expect(first.headers.get("x-wp-totalpages")).toBe("2");
  expect((await list("faq?page=2")).posts).toHaveLength(2);
  expect((await list("faq?faq_category=2")).posts).toHaveLength(2);
});

it("an edited page is as it was edited, a new one is added, until the shop is reset", async () => {
  await control("content", { slug: "privacy", title: "Privacy", html: "<p>Nuova</p>", validity: "Da oggi" });
  await control("content", { slug: "nuova-pagina", title: "Nuova", html: "<p>x</p>" });
  const { posts } = await list("pages?slug=privacy");
  expect(posts).toMatchObject([{ title: { rendered: "Privacy" }, acf: { validity: "Da oggi" } }]);
  expect((await list("pages?slug=nuova-pagina")).posts).toHaveLength(1);
  await control("reset", { now: tuesday });
  expect((await list("pages?slug=nuova-pagina")).posts).toHaveLength(0);
});

it("sends a submitted form as mail if it has a valid nonce and all required fields", async () => {
  const form = await call("/p/wp-json/wp/v2/get_mail_pars?form_id=5");
  const { security, action } = z
    .looseObject({ security: z.string(), action: z.string() })
    .parse(await form.json());
  const send = async (nonce: string, fields: object) => {
    const body = new FormData();
    body.set("security", nonce);
    body.set("action", action);
    body.set("formData", JSON.stringify({ form_id: 5, ...fields }));
    return fetchSandbox("http://127.0.0.1:8788/t/loggia/p/wp-admin/admin-ajax.php", { method: "POST", body });
  };
  const fields = { nome: "Ada", email: "ada@example.com", argomento: "Altro", messaggio: "Ciao" };
  expect((await send("rubbish", fields)).status).toBe(403);
  expect(await (await send(security, { ...fields, messaggio: "" })).json()).toMatchObject({ success: false });
  expect(await (await send(security, fields)).json()).toMatchObject({ success: true });
  const mails = await call("/sandbox/mail?to=ciao@loggia.example");
  expect(await mails.json()).toMatchObject({ mails: [{ subject: "Servizio clienti: Altro" }] });
  const receipt = await call("/sandbox/mail?to=ada@example.com");
  expect(await receipt.json()).toMatchObject({
    mails: [{ subject: "Abbiamo ricevuto: Altro", text: expect.stringContaining("Messaggio: Ciao") }],
  });
});

it("can be down, hostile or far too long", async () => {
  await control("scenario", { name: "cms-broken", on: true });
  expect((await list("pages?slug=privacy")).posts[0]?.content.rendered).toContain("<script>");
  await control("scenario", { name: "cms-huge", on: true });
  expect((await list("pages?slug=privacy")).posts[0]?.content.rendered.length).toBeGreaterThan(5_000_000);
  await control("scenario", { name: "cms-javascript", on: true });
  expect(await (await call("/p/wp-json/wp-api-menus/v2/menu-locations/footer")).text()).toContain(
    "javascript:",
  );
  await control("scenario", { name: "cms-down", on: true });
  expect((await call("/p/wp-json/wp/v2/pages")).status).toBe(500);
});

const slide = z.looseObject({ id: z.int(), title: z.string(), link: z.string(), image: z.string() });
const slidesOf = async (tenant: string, query = "") => {
  const answer = await call(`/p/wp-json/wp/v2/new_slides/home/1795604400/10${query}`, { tenant });
  return z.array(slide).parse(await answer.json());
};

it.each(chains)(
  "%s has slides of its own, with pictures that are there, and some for one service alone",
  async (tenant) => {
    const everybody = await slidesOf(tenant);
    expect(everybody.length).toBeGreaterThanOrEqual(3);
    const collecting = await slidesOf(tenant, "?deliveryServiceId=1");
    expect(collecting).toHaveLength(everybody.length + 1);
    for (const { image } of collecting) expect((await fetchSandbox(image)).status, image).toBe(200);
  },
);

it("slides and blocks of the home are edited and added, until the shop is reset", async () => {
  await control("slide", { id: 701, title: "Cambiata", link: "/faq", from: "2026-11-01", to: "" });
  await control("slide", { id: 950, title: "Nuova", service: "2" });
  await control("block", { id: 950, title: "Nuovo", html: "<p>Blocco</p>" });
  const titles = (await slidesOf("loggia", "?deliveryServiceId=2")).map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(["Cambiata", "Nuova"]);
  expect((await list("ux-blocks?term=home")).posts.at(-1)?.title.rendered).toBe("Nuovo");
  expect((await list("ux-blocks?term=altro")).posts).toHaveLength(0);
  await control("reset", { now: tuesday });
  expect((await slidesOf("loggia"))[0]?.title).not.toBe("Cambiata");
});

it("answers 404 for an unknown path", async () => {
  expect((await call("/p/wp-json/wp/v2/users")).status).toBe(404);
  expect((await call("/p/wp-json/wp-api-menus/v2/menu-locations/altro")).status).toBe(404);
});
