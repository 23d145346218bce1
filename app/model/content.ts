declare const safe: unique symbol;

/**
 * Sanitised HTML of the content system (cms/mapping/safe-html.ts), rendered unescaped. It contains
 * no scripts, no resources to load and no misleading links.
 */
export type SafeHtml = string & { readonly [safe]: true };

/** A page written by an editor. */
export type ContentPage = {
  slug: string;
  title: string;
  html: SafeHtml;
  /** for search engines and previews */
  description?: string;
  /** start of validity of the text: "In vigore dal 1° ottobre 2026" */
  validity?: string;
  /** image for previews, absolute URL */
  image?: string;
  /** an editor excludes it from search engines */
  hidden?: true;
};

/** An entry of a kind: a question with its answer, a category of questions, an award. */
export type ContentEntry = { id: number; slug: string; title: string; html: SafeHtml };
/** Entries of a kind in the editor's order; `total` counts all entries. */
export type ContentList = { entries: ContentEntry[]; total: number; pages: number };

/**
 * A menu entry. `href`: our path ("/x") or another site's address; absent for a heading of the
 * links below.
 */
export type MenuLink = { label: string; href?: string; links: MenuLink[] };

/**
 * A linked text with an image. `picture` is absolute; `href` is our path ("/x") or another site's
 * address.
 */
export type Slide = { id: number; title: string; text: string; picture?: string; href?: string };

/** A block of a page that an editor arranges. */
export type ContentBlock = { id: number; slug: string; title: string; html: SafeHtml };

export type ContactKind = "text" | "email" | "phone" | "longText" | "choice";
export type ContactField = {
  name: string;
  label: string;
  kind: ContactKind;
  required: boolean;
  help?: string;
  options: { value: string; label: string }[];
};
/** A form that the content system forwards by e-mail. */
export type ContactForm = { fields: ContactField[] };
