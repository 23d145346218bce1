import type { ContactForm, ContentBlock, ContentList, ContentPage, MenuLink, Slide } from "~/model/content";
import type { Service } from "~/model/place";
import type { IsoDate } from "~/model/time";

export type EntriesAsked = {
  /** of the type's own: `{ faq_category: 3 }` */
  filters?: Record<string, string | number>;
  /** counted from 1 */
  page?: number;
  perPage?: number;
};

/** How long a page waits for what it can do without, milliseconds; then "down", and what comes later is kept for the next page. */
type Patience = { patienceMs?: number };

/** What is sent of a contact form. */
export type ContactSent = {
  formId: number;
  fields: Record<string, string>;
  /** of the form as it was shown: the same again is the same message */
  key: string;
};

/**
 * The content system of a chain: WordPress, over its public REST API. All but the form is the same for everybody, asked without anything of
 * the shopper, and kept as other catalogue answers are. Every method throws `CmsError` when it does not get what it asked for.
 */
export type Cms = {
  /** the links of a menu by its place in the theme: "footer" */
  menu(location: string): Promise<MenuLink[]>;
  /** a page by its slug; undefined where there is none */
  page(slug: string): Promise<ContentPage | undefined>;
  /** entries of a type of the editors' own ("faq") or of a taxonomy ("faq_category"), ten at a time unless said otherwise */
  entries(type: string, asked?: EntriesAsked): Promise<ContentList>;
  /** the pages that search engines may show, at most 500, each with its last change in ISO 8601 */
  pages(): Promise<{ slug: string; modified?: string }[]>;
  /** the slides of a place that are to be seen on a day, for a delivery service where the shopper has one; at most `most` */
  slides(
    asked: { place: string; day: IsoDate; most: number; service?: Service } & Patience,
  ): Promise<Slide[]>;
  slide(id: number, day: IsoDate): Promise<Slide | undefined>;
  /** pieces of a page that are filed under a term, in the order that editors gave them */
  blocks(term: string, patience?: Patience): Promise<ContentBlock[]>;
  contactForm(formId: number): Promise<ContactForm>;
  /** Sends a form once, and gives the sentence that says so; "refused" and "lost" say what became of it otherwise. */
  send(sent: ContactSent): Promise<string | undefined>;
};
