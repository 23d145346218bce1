declare const safe: unique symbol;

/** HTML of the content system that holds nothing a browser would run, load or lead astray by (cms/mapping/safe-html.ts): shown as it is. */
export type SafeHtml = string & { readonly [safe]: true };

/** A page an editor wrote. */
export type ContentPage = {
  slug: string;
  title: string;
  html: SafeHtml;
  /** for search engines and previews */
  description?: string;
  /** from when the text holds: "In vigore dal 1° ottobre 2026" */
  validity?: string;
  /** for previews, absolute */
  image?: string;
  /** an editor keeps it out of search engines */
  hidden?: true;
};

/** One of many of a kind: a question with its answer, a category of questions, an award. */
export type ContentEntry = { id: number; slug: string; title: string; html: SafeHtml };
/** Some of a kind, in the editor's order, and how many there are in all. */
export type ContentList = { entries: ContentEntry[]; total: number; pages: number };

/** An entry of a menu. `href`: a path of ours ("/x"), or where another site is; absent: a heading of those below it. */
export type MenuLink = { label: string; href?: string; links: MenuLink[] };

/** Words with a picture that lead somewhere. `picture` is absolute; `href` a path of ours ("/x"), or where another site is. */
export type Slide = { id: number; title: string; text: string; picture?: string; href?: string };

/** A piece of a page that an editor arranges. */
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
/** A form whose answers the content system sends on by mail. */
export type ContactForm = { fields: ContactField[] };
