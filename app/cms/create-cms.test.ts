import { describe, expect, it } from "vitest";
import { isCmsError } from "./errors";
import { testCms } from "./testing/test-cms";
import { wordpressHeaders, wordpressPages } from "./testing/wordpress-pages";

const kindOf = async (coming: Promise<unknown>) => {
  const error = await coming.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return isCmsError(error) ? error.kind : error;
};

describe("a page", () => {
  // spec §7: pages by slug from the content system, a real WordPress's public answer included <- app/cms/create-cms.ts, app/cms/mapping/post.ts
  it("page reads a real WordPress page from its public API", async () => {
    const { cms, asked } = testCms({ "wp/v2/pages": { json: wordpressPages, headers: wordpressHeaders } });
    const page = await cms.page("pagina-di-esempio");
    expect(asked).toEqual(["/wp-json/wp/v2/pages?slug=pagina-di-esempio"]);
    expect(page).toMatchObject({
      slug: "pagina-di-esempio",
      title: "Chi siamo – l’azienda",
      description: expect.stringMatching(/^Questa è una pagina di esempio\./),
    });
    expect(page).not.toHaveProperty("validity");
    expect(page?.html).toContain('<h2 id="testo-orari">Orari</h2>');
    expect(page?.html).toContain('<th scope="col">Giorno</th>');
    expect(page?.html).toContain('<a href="/page/consegna-a-casa">consegna</a>');
    expect(page?.html).toContain('<a href="#testo-orari">orari</a>');
    expect(page?.html).toContain('<a href="https://wordpress.org/" rel="noopener noreferrer">WordPress</a>');
    expect(page?.html).not.toMatch(/<(img|figure|div)|class=|srcset/);
  });

  it("page reads validity, description, preview image and noindex", async () => {
    const json = [
      {
        ...wordpressPages[0],
        acf: { validity: "In vigore dal 1° ottobre 2026" },
        yoast_head_json: {
          description: "Orari &amp; dove siamo",
          og_image: [{ url: "https://blog.example/foto.jpg" }],
          robots: { index: "noindex" },
        },
      },
    ];
    expect(await testCms({ "wp/v2/pages": { json } }).cms.page("pagina-di-esempio")).toMatchObject({
      validity: "In vigore dal 1° ottobre 2026",
      description: "Orari & dove siamo",
      image: "https://blog.example/foto.jpg",
      hidden: true,
    });
  });

  it("page returns undefined if unknown, and sends no request for an invalid slug", async () => {
    const { cms, asked } = testCms({ "wp/v2/pages": { json: [] } });
    expect(await cms.page("non-esiste")).toBeUndefined();
    expect(await cms.page("../users")).toBeUndefined();
    expect(await cms.page("A b")).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it("page rejects a response with a different slug or no page as unreadable", async () => {
    const { cms, unexpected } = testCms({
      "wp/v2/pages": { json: [{ ...wordpressPages[0], slug: "altra" }, { id: "x" }] },
    });
    expect(await kindOf(cms.page("pagina-di-esempio"))).toBe("unreadable");
    expect(unexpected).toHaveLength(1);
  });
});

describe("a failing content system", () => {
  // spec §8: a content system that is down, slow, or sends what cannot be read <- app/cms/http.ts
  it.each([
    ["down", { status: 500 }],
    ["down", { status: 429 }],
    ["unreadable", { status: 301, headers: { location: "https://evil.example" } }],
    ["unreadable", { body: "<html>Errore nel database</html>" }],
    ["unreadable", { json: { code: "rest_no_route" } }],
    ["notFound", { status: 404 }],
  ])("a page request fails as %s for %j", async (kind, answer) => {
    const { cms, failures } = testCms({ "wp/v2/pages": answer });
    expect(await kindOf(cms.page("privacy"))).toBe(kind);
    expect(failures).toEqual([`wp/v2/pages: ${kind}`]);
  });

  it("rejects a response of five million bytes as unreadable", async () => {
    const page = { ...wordpressPages[0], content: { rendered: "x".repeat(5_000_000) } };
    const { cms } = testCms({ "wp/v2/pages": { json: [page] } });
    expect(await kindOf(cms.page("pagina-di-esempio"))).toBe("unreadable");
  });

  // spec §8: a content system that is down, slow, or sends what cannot be read
  it("reads at most 100 entries or slides and leaves out only the oversized entry", async () => {
    const many = Array.from({ length: 50_000 }, () => ({}));
    const noon = Date.UTC(2026, 10, 24, 11) / 1000;
    const [entry] = wordpressPages;
    const hostile = { ...entry, content: { rendered: "<em>x".repeat(20_000) } };
    const { cms, unexpected } = testCms({
      "wp/v2/faq": { json: [hostile, entry, ...many] },
      [`wp/v2/new_slides/home/${noon}/6`]: { json: many },
    });
    expect((await cms.entries("faq")).entries).toHaveLength(1);
    expect(unexpected).toHaveLength(99);
    expect(await cms.slides({ place: "home", day: "2026-11-24", most: 6 })).toEqual([]);
    expect(unexpected).toHaveLength(199);
  });

  it("leaves out an entry with a slug that cannot stand in a path", async () => {
    const [entry] = wordpressPages;
    const named = ["consegna", "\ud800", "../login", "a/b", "", "x".repeat(300), "caff%c3%a8"];
    const json = named.map((slug, id) => ({ ...entry, slug, id }));
    const { cms } = testCms({ "wp/v2/faq_category": { json } });
    const { entries } = await cms.entries("faq_category");
    expect(entries.map(({ slug }) => slug)).toEqual(["consegna", "caff%c3%a8"]);
  });

  it("leaves out a picture URL of 100,000 characters", async () => {
    const image = `https://blog.example/${"x".repeat(100_000)}.jpg`;
    const slide = { id: 7, title: "Vino", image };
    const json = [{ ...wordpressPages[0], yoast_head_json: { og_image: [{ url: image }] } }];
    const { cms } = testCms({ "wp/v2/slides_by_id/7": { json: slide }, "wp/v2/pages": { json } });
    expect((await cms.slide(7, "2026-11-24"))?.picture).toBeUndefined();
    expect((await cms.page("pagina-di-esempio"))?.image).toBeUndefined();
  });

  it("a call fails as down after its timeout", async () => {
    const { cms } = testCms({}, { deadlineMs: 20, fetch: () => new Promise(() => undefined) });
    expect(await kindOf(cms.page("privacy"))).toBe("down");
  });

  // spec §8: a content system that is down, slow, or sends what cannot be read
  it("page waits patienceMs at most and returns the late response the next time", async () => {
    const kept = new Map<string, unknown>();
    let release: (answer: Response) => void = () => undefined;
    const { cms, failures } = testCms(
      {},
      {
        patienceMs: 20,
        keep: async ({ name }, load) => {
          const value = (kept.get(name) as Awaited<ReturnType<typeof load>> | undefined) ?? (await load());
          kept.set(name, value);
          return value;
        },
        fetch: () => new Promise((resolve) => (release = resolve)),
      },
    );
    expect(await kindOf(cms.page("pagina-di-esempio"))).toBe("down");
    expect(failures).toEqual(["wp/v2/pages: down"]);
    release(Response.json(wordpressPages));
    await expect.poll(() => kept.size).toBe(1);
    expect((await cms.page("pagina-di-esempio"))?.slug).toBe("pagina-di-esempio");
  });

  it("an aborted request ends the wait but the page is still stored", async () => {
    let release: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (release = resolve));
    const request = new AbortController();
    let kept: unknown;
    const { cms } = testCms(
      {},
      {
        signal: request.signal,
        keep: async (_, load) => {
          const value = await load();
          kept = value;
          return value;
        },
        fetch: () => answer,
      },
    );
    const asked = kindOf(cms.page("pagina-di-esempio"));
    request.abort();
    expect(await asked).toBe("down");
    release(Response.json(wordpressPages));
    await expect.poll(() => kept).toMatchObject({ slug: "pagina-di-esempio" });
  });
});

describe("menus", () => {
  const items = [
    {
      ID: 4,
      title: "La spesa",
      url: "#",
      children: [{ title: "Consegna", url: "https://blog.example/consegna/" }],
    },
    { title: "Privacy &amp; cookie", url: "/page/privacy" },
    { title: "Premi qui", url: "javascript:alert(1)" },
    { title: "", url: "/x" },
    { title: "Titolo di nulla", url: "" },
  ];
  const links = [
    { label: "La spesa", links: [{ label: "Consegna", href: "/page/consegna", links: [] }] },
    { label: "Privacy & cookie", href: "/page/privacy", links: [] },
  ];
  const path = "wp-api-menus/v2/menu-locations/footer";

  // spec §7: menus by location; an entry that leads to javascript: is left out <- app/cms/mapping/menu.ts
  it("menu returns the links of a location without unsafe or empty ones", async () => {
    const { cms, unexpected } = testCms({ [path]: { json: items } });
    expect(await cms.menu("footer")).toEqual(links);
    expect(unexpected).toHaveLength(3);
  });

  it("menu reads the response of the plugin's other version", async () => {
    expect(await testCms({ [path]: { json: { items } } }).cms.menu("footer")).toEqual(links);
  });
});

// spec §7: types with filters and per_page 10, totals from x-wp-total and x-wp-totalpages <- app/cms/create-cms.ts
it("entries returns the entries of a type with the totals from the headers", async () => {
  const json = [
    { id: 1, slug: "pago", title: { rendered: "Come pago?" }, content: { rendered: "<p>Con carta.</p>" } },
    { id: 2, slug: "ordini", name: "Ordini", description: "Di <em>tutto</em>" },
    { slug: "rotto" },
  ];
  const headers = { "X-WP-Total": "21", "X-WP-TotalPages": "3" };
  const { cms, asked } = testCms({ "wp/v2/faq": { json, headers } });
  expect(await cms.entries("faq", { filters: { faq_category: 3 } })).toEqual({
    entries: [
      { id: 1, slug: "pago", title: "Come pago?", html: "<p>Con carta.</p>" },
      { id: 2, slug: "ordini", title: "Ordini", html: "Di <em>tutto</em>" },
    ],
    total: 21,
    pages: 3,
  });
  expect(asked).toEqual(["/wp-json/wp/v2/faq?faq_category=3&page=1&per_page=10"]);
});

// spec §7: ux-blocks by term, in the editors' order <- app/cms/create-cms.ts
it("blocks returns the blocks of a term", async () => {
  const { cms, asked } = testCms({
    "wp/v2/ux-blocks": { json: [{ id: 1, slug: "a", title: { rendered: "A" } }] },
  });
  expect(await cms.blocks("home")).toEqual([{ id: 1, slug: "a", title: "A", html: "" }]);
  expect(asked[0]).toContain("order=asc&orderby=menu_order&page=1&per_page=50&term=home");
});

// spec house: sitemap and robots.txt for each chain; canonical, noindex, 404 and 410
it("pages lists the slugs of all indexable pages, 100 per request", async () => {
  const page = (id: number, slug: string) => ({ id, slug, modified_gmt: "2026-03-02T08:14:07" });
  const hidden = { ...page(9, "bozza"), yoast_head_json: { robots: { index: "noindex" } } };
  const headers = { "x-wp-totalpages": "2" };
  const { cms, asked } = testCms({
    "wp/v2/pages": { json: [page(1, "privacy"), hidden, page(3, "../su"), { slug: "rotta" }], headers },
  });
  expect(await cms.pages()).toEqual(Array(2).fill({ slug: "privacy", modified: "2026-03-02T08:14:07Z" }));
  expect(asked).toEqual([
    "/wp-json/wp/v2/pages?_fields=id%2Cslug%2Cmodified_gmt%2Cyoast_head_json&page=1&per_page=100",
    "/wp-json/wp/v2/pages?_fields=id%2Cslug%2Cmodified_gmt%2Cyoast_head_json&page=2&per_page=100",
  ]);
});

it.each([undefined, null, 5, "", "ieri", "2026-19-03T08:14:07", "2026-02-30T08:14:07"])(
  "C5: leaves out an invalid time of the last change: %j",
  async (modified_gmt) => {
    const { cms } = testCms({ "wp/v2/pages": { json: [{ id: 1, slug: "privacy", modified_gmt }] } });
    expect(await cms.pages()).toEqual([{ slug: "privacy" }]);
  },
);

describe("slides", () => {
  // spec §7: slides of a place by the timestamp of noon, for a delivery service <- app/cms/mapping/slide.ts
  // spec §9: slider date computed at noon <- app/lib/rome-date.ts
  it("slides asks by noon in Rome and leaves out slides outside their dates", async () => {
    const json = [
      {
        id: 1,
        title: "Pane",
        text: "Caldo",
        image: "/photo/pane.jpg",
        link: "/category/pane",
        from: "2026-11-20",
      },
      { id: 2, title: "Finita", to: "2026-11-23" },
      { id: 3, title: "Mai", from: "2026-02-30" },
      { id: 4, title: "Domani", from: "2026-11-25" },
      { id: "5", title: "Cattiva", link: "javascript:alert(1)", image: "http://x.example/y.jpg" },
      { title: "Senza numero" },
      { id: 6, title: " ", image: "/photo/muta.jpg" },
      { id: 7, title: "Al contrario", from: "2026-11-30", to: "2026-11-20" },
    ];
    const noon = Date.parse("2026-11-24T12:00:00+01:00") / 1000;
    const { cms, asked } = testCms({ [`wp/v2/new_slides/home/${noon}/6`]: { json } });
    const slides = await cms.slides({ place: "home", day: "2026-11-24", most: 6, service: "delivery" });
    expect(slides).toEqual([
      {
        ...{ id: 1, title: "Pane", text: "Caldo", href: "/category/pane" },
        picture: "https://blog.example/photo/pane.jpg",
      },
      { id: 5, title: "Cattiva", text: "" },
    ]);
    expect(asked[0]).toContain("?deliveryServiceId=2");
  });

  it.each([
    "https://altro.example/spia.gif",
    "//altro.example/spia.gif",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "http://blog.example/foto.jpg",
    "https://ada:segreta@blog.example/foto.jpg",
    "https://[",
  ])("leaves out a picture from a host other than the content system's: %s", async (image) => {
    const { cms } = testCms({ "wp/v2/slides_by_id/7": { json: { id: 7, title: "Vino", image } } });
    expect(await cms.slide(7, "2026-11-24")).toEqual({ id: 7, title: "Vino", text: "" });
  });

  // spec §8: a content system that is down, slow, or sends what cannot be read
  it("slides fails as down after patienceMs and still stores the late response", async () => {
    let release: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((resolve) => (release = resolve));
    let kept: unknown;
    const { cms, failures } = testCms(
      {},
      {
        keep: async (_, load) => {
          const value = await load();
          kept = value;
          return value;
        },
        fetch: () => answer,
      },
    );
    const asked = { place: "home", day: "2026-11-24", most: 6, patienceMs: 20 } as const;
    expect(await kindOf(cms.slides(asked))).toBe("down");
    expect(failures).toEqual([expect.stringMatching(/^wp\/v2\/new_slides\/home\/\d+\/6: down$/)]);
    release(Response.json([{ id: 1, title: "Pane" }]));
    await expect.poll(() => kept).toEqual([{ id: 1, title: "Pane", text: "" }]);
  });

  it("slide returns a slide by its id until its last day", async () => {
    const { cms } = testCms({ "wp/v2/slides_by_id/7": { json: { id: 7, title: "Vino", to: "2026-12-01" } } });
    expect(await cms.slide(7, "2026-11-24")).toEqual({ id: 7, title: "Vino", text: "" });
    expect(await cms.slide(7, "2026-12-02")).toBeUndefined();
  });
});

describe("a form", () => {
  const parameters = {
    security: "8f2c",
    action: "send_mail",
    fields: [
      { name: "email", label: "La tua e-mail", type: "email", required: "1" },
      {
        name: "argomento",
        label: "Argomento",
        type: "select",
        required: true,
        options: ["Un ordine", "Altro"],
      },
      { name: "messaggio", label: "Messaggio", type: "textarea", required: true },
      { name: "x y", label: "?" },
    ],
  };
  const path = "wp/v2/get_mail_pars";
  const sent = { formId: 5, fields: { email: "a@example.com" }, key: "k" };

  // spec §7: get_mail_pars names the fields of a form, admin-ajax takes it once <- app/cms/create-cms.ts, app/cms/mapping/contact-form.ts
  it("contactForm returns the fields that the content system lists", async () => {
    const { cms, asked, unexpected } = testCms({ [path]: { json: parameters } });
    expect(await cms.contactForm(5)).toEqual({
      fields: [
        { name: "email", label: "La tua e-mail", kind: "email", required: true, options: [] },
        {
          name: "argomento",
          label: "Argomento",
          kind: "choice",
          required: true,
          options: [
            { value: "Un ordine", label: "Un ordine" },
            { value: "Altro", label: "Altro" },
          ],
        },
        { name: "messaggio", label: "Messaggio", kind: "longText", required: true, options: [] },
      ],
    });
    expect(asked).toEqual(["/wp-json/wp/v2/get_mail_pars?form_id=5"]);
    expect(unexpected).toHaveLength(1);
  });

  it("send posts the form to admin-ajax and returns its message", async () => {
    const { cms, posted } = testCms({
      [path]: { json: parameters },
      "/wp-admin/admin-ajax.php": { json: { success: true, data: { message: "Grazie!" } } },
    });
    expect(await cms.send(sent)).toBe("Grazie!");
    expect(Object.fromEntries(posted[0] ?? [])).toEqual({
      security: "8f2c",
      action: "send_mail",
      formData: JSON.stringify({ form_id: 5, key: "k", email: "a@example.com" }),
    });
  });

  it.each([
    ["refused", { json: { success: false, data: { message: "Indirizzo bloccato" } } }],
    ["down", { status: 403, body: "-1" }],
    ["lost", { status: 502 }],
    ["lost", { body: "0" }],
  ])("send fails as %s for %j", async (kind, answer) => {
    const { cms, posted } = testCms({ [path]: { json: parameters }, "/wp-admin/admin-ajax.php": answer });
    expect(await kindOf(cms.send(sent))).toBe(kind);
    expect(posted).toHaveLength(1);
  });

  it("send posts no form if its parameters cannot be loaded", async () => {
    const { cms, posted } = testCms({});
    expect(await kindOf(cms.send(sent))).toBe("down");
    expect(posted).toHaveLength(0);
  });
});
