import type { ContactForm, ContentBlock, ContentList, ContentPage, MenuLink, Slide } from "~/model/content";
import type { Service } from "~/model/place";
import type { IsoDate } from "~/model/time";

export type EntriesAsked = {
  /** Filters by taxonomy of the type: `{ faq_category: 3 }`. */
  filters?: Record<string, string | number>;
  /** Counted from 1. */
  page?: number;
  perPage?: number;
};

/**
 * Max wait for content that a page can do without, in ms; then the call fails as "down". A later
 * result is cached for the next page.
 */
type Patience = { patienceMs?: number };

/** A submission of a contact form. */
export type ContactSent = {
  formId: number;
  fields: Record<string, string>;
  /** Idempotency key of the form as shown; the same key again means the same message. */
  key: string;
};

/**
 * A tenant's content system: WordPress, over its public REST API. Except for the form, content is
 * the same for everybody, requested without a shopper's data, and cached like the catalogue. Every
 * method throws `CmsError` on failure.
 */
export type Cms = {
  /** The links of a menu by its place in the theme: "footer". */
  menu(location: string): Promise<MenuLink[]>;
  /** A page by its slug; undefined if there is none. */
  page(slug: string): Promise<ContentPage | undefined>;
  /**
   * Entries of a custom type ("faq") or of a taxonomy ("faq_category"), by default ten per page.
   */
  entries(type: string, asked?: EntriesAsked): Promise<ContentList>;
  /** Pages that search engines may index, at most 500, each with its last change in ISO 8601. */
  pages(): Promise<{ slug: string; modified?: string }[]>;
  /**
   * The slides of a place visible on a day, for the shopper's delivery service if they have one; at
   * most `most`.
   */
  slides(
    asked: { place: string; day: IsoDate; most: number; service?: Service } & Patience,
  ): Promise<Slide[]>;
  slide(id: number, day: IsoDate): Promise<Slide | undefined>;
  /** Blocks of a page filed under a term, in the editors' order. */
  blocks(term: string, patience?: Patience): Promise<ContentBlock[]>;
  contactForm(formId: number): Promise<ContactForm>;
  /**
   * Sends a form once and returns the confirmation text. Throws "refused" if it was rejected,
   * "lost" if the result is unknown.
   */
  send(sent: ContactSent): Promise<string | undefined>;
};
