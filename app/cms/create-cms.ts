import * as z from "zod";
import { noonInRome } from "~/lib/rome-date";
import type { ContentList, ContentPage } from "~/model/content";
import type { Service } from "~/model/place";
import { within } from "~/net/deadline";
import type { Cms, EntriesAsked } from "./cms";
import { CmsError, isCmsError } from "./errors";
import { createHttp, sorted, usualDeadlineMs, type Params } from "./http";
import { toContactForm } from "./mapping/contact-form";
import { toMenu } from "./mapping/menu";
import { isHidden, toEntry, toPage } from "./mapping/post";
import { toSlide } from "./mapping/slide";
import type { CmsOptions, CachedContent } from "./options";
import { wireContactForm, wireSent } from "./wire/contact-form";
import { wireMenu } from "./wire/menu";
import { wirePost, wirePosts, type WirePost } from "./wire/post";
import { wireSlide, wireSlides } from "./wire/slide";

/** Freshness in seconds, like the catalogue's (§7, Caching). */
const freshSeconds = 900;
const usualPerPage = 10;
/** Max items to parse of a response; WordPress returns no more. */
const mostItems = 100;
/** Max responses to read, with a hundred slugs each. */
const mostSlugAnswers = 5;
/** The backend's id of each delivery service (§9). */
const serviceIds: Record<Service, number> = { pickup: 1, delivery: 2 };
/** Format of `modified_gmt`: UTC without a zone. */
const utcTime = z.iso.datetime({ local: true, precision: 0 });
const slugShape = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** Creates the client of one content system; see `Cms`. */
export function createCms(options: CmsOptions): Cms {
  const { get, post } = createHttp(options);
  const own = { hosts: options.ownHosts, base: options.base };
  const leftOut = (call: string) => (what: string) => void options.onUnexpected?.(call, what);

  /**
   * Loads through the cache, if there is one, and waits at most `patienceMs` or until the request
   * ends. A later result is cached for the next page.
   */
  async function cached<T>(
    call: string,
    params: Params,
    load: () => Promise<T>,
    {
      isEmpty,
      patienceMs = options.patienceMs ?? usualDeadlineMs,
    }: { isEmpty?: (value: T) => boolean; patienceMs?: number } = {},
  ): Promise<T> {
    const patience = AbortSignal.timeout(patienceMs);
    const ends = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
    const entry: CachedContent<T> = {
      ...{ name: call, scope: "none", params: sorted(params), freshSeconds, changesWithCart: false },
      ...(isEmpty && { isEmpty }),
    };
    try {
      return await within(options.keep ? options.keep(entry, load) : load(), ends);
    } catch (cause) {
      const error = isCmsError(cause) ? cause : new CmsError("down", call, { cause });
      options.onFailed?.(call, error.kind, error.cause);
      throw error;
    }
  }

  /** Parses the posts of a response and leaves out invalid ones. */
  function readPosts(call: string, items: unknown[]): WirePost[] {
    return items.slice(0, mostItems).flatMap((item) => {
      const parsed = wirePost.safeParse(item);
      if (!parsed.success) leftOut(call)(parsed.error.message);
      return parsed.success ? [parsed.data] : [];
    });
  }

  async function entries(
    type: string,
    { filters, page = 1, perPage = usualPerPage }: EntriesAsked = {},
    patienceMs?: number,
  ) {
    if (!slugShape.test(type)) throw new CmsError("notFound", type);
    const call = `wp/v2/${type}`;
    const params = { ...filters, page, per_page: perPage };
    const load = async (): Promise<ContentList> => {
      const { value, headers } = await get(call, params, wirePosts);
      const known = readPosts(call, value).map((wire) =>
        toEntry(wire, own).catch((error: unknown) => leftOut(call)(String(error))),
      );
      const read = (await Promise.all(known)).filter((entry) => entry !== undefined);
      return {
        entries: read,
        total: countOf(headers.get("x-wp-total")) ?? read.length,
        pages: countOf(headers.get("x-wp-totalpages")) ?? 1,
      };
    };
    return cached(call, params, load, { isEmpty: ({ total }) => total === 0, patienceMs });
  }

  const sheets: Pick<Cms, "menu" | "page" | "pages" | "entries" | "blocks"> = {
    menu(location) {
      const call = `wp-api-menus/v2/menu-locations/${encodeURIComponent(location)}`;
      const load = async () => toMenu((await get(call, {}, wireMenu)).value, own, leftOut(call));
      return cached(call, {}, load, { isEmpty: (links) => links.length === 0 });
    },

    async page(slug) {
      if (!slugShape.test(slug)) return undefined;
      const call = "wp/v2/pages";
      const load = async (): Promise<ContentPage | null> => {
        const { value } = await get(call, { slug }, wirePosts);
        const wire = readPosts(call, value).find((page) => page.slug === slug);
        if (!wire && value.length > 0) throw new CmsError("unreadable", call);
        return wire ? toPage(wire, own) : null;
      };
      return (await cached(call, { slug }, load, { isEmpty: (page) => page === null })) ?? undefined;
    },

    async pages() {
      const call = "wp/v2/pages";
      const named = { _fields: "id,slug,modified_gmt,yoast_head_json", per_page: 100 };
      const slugsOf = async (page: number) => {
        const { value, headers } = await get(call, { ...named, page }, wirePosts);
        const read = readPosts(call, value).filter(({ slug }) => slugShape.test(slug));
        return { read, pages: countOf(headers.get("x-wp-totalpages")) ?? 1 };
      };
      const load = async () => {
        const first = await slugsOf(1);
        const further = Array.from({ length: Math.min(first.pages, mostSlugAnswers) - 1 }, (_, at) =>
          slugsOf(at + 2),
        );
        const all = [first, ...(await Promise.all(further))].flatMap(({ read }) => read);
        return all
          .filter((page) => !isHidden(page))
          .map(({ slug, modified_gmt: modified = "" }) => ({
            slug,
            ...(utcTime.safeParse(modified).success && { modified: `${modified}Z` }),
          }));
      };
      return cached(call, named, load, { isEmpty: (slugs) => slugs.length === 0 });
    },

    entries: (type, asked) => entries(type, asked),

    async blocks(term, { patienceMs } = {}) {
      const asked = { filters: { term, orderby: "menu_order", order: "asc" }, perPage: 50 };
      return (await entries("ux-blocks", asked, patienceMs)).entries;
    },
  };

  const slides: Pick<Cms, "slides" | "slide"> = {
    slides({ place, day, most, service, patienceMs }) {
      const deliveryServiceId = service && serviceIds[service];
      const noon = noonInRome(day) / 1000;
      const call = `wp/v2/new_slides/${encodeURIComponent(place)}/${noon}/${most}`;
      const load = async () => {
        const { value } = await get(call, { deliveryServiceId }, wireSlides);
        const read = value.slice(0, mostItems).map(async (item) => {
          const parsed = wireSlide.safeParse(item);
          const slide = parsed.data && (await toSlide(parsed.data, day, own));
          if (!slide) leftOut(call)(parsed.error?.message ?? "a slide of another day");
          return slide ? [slide] : [];
        });
        return (await Promise.all(read)).flat().slice(0, most);
      };
      return cached(call, { deliveryServiceId }, load, { patienceMs });
    },

    async slide(id, day) {
      const call = `wp/v2/slides_by_id/${id}`;
      const load = async () => (await toSlide((await get(call, {}, wireSlide)).value, day, own)) ?? null;
      return (await cached(call, { day }, load)) ?? undefined;
    },
  };

  const askForm = async (formId: number, ms?: number) =>
    (await get("wp/v2/get_mail_pars", { form_id: formId }, wireContactForm, ms)).value;

  const contact: Pick<Cms, "contactForm" | "send"> = {
    contactForm(formId) {
      const call = "wp/v2/get_mail_pars";
      const load = async () => toContactForm((await askForm(formId)).fields, leftOut(call));
      return cached(call, { form_id: formId }, load, { isEmpty: ({ fields }) => fields.length === 0 });
    },

    async send({ formId, fields, key }) {
      // always fresh: its nonce is valid for some hours only
      const { security, action } = await askForm(formId, usualDeadlineMs).catch((error: unknown) => {
        throw isCmsError(error, "notFound") ? new CmsError("down", error.call, { cause: error }) : error;
      });
      const body = new FormData();
      body.set("security", security);
      body.set("action", action);
      body.set("formData", JSON.stringify({ form_id: formId, key, ...fields }));
      const call = "wp-admin/admin-ajax.php";
      const { success, data } = (await post(call, body, wireSent)).value;
      const text = data?.message;
      if (!success) throw new CmsError("refused", call, text ? { text } : {});
      return text;
    },
  };

  return { ...sheets, ...slides, ...contact };
}

function countOf(header: string | null): number | undefined {
  const count = z.coerce
    .number()
    .int()
    .min(0)
    .safeParse(header ?? "none");
  return count.success ? count.data : undefined;
}
