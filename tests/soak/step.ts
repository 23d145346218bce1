import type { PageForm } from "../http/html";
import type { Landed } from "./shopper";
import type { Walker } from "./walker";

/** A single task of a shopper; the next task starts independently of its outcome. */
export type Step = (walker: Walker) => Promise<unknown>;

export const posts = ({ forms }: Landed, action: RegExp): PageForm[] =>
  forms.filter((form) => form.method === "post" && action.test(form.action));

export const linkTo = ({ links }: Landed, path: RegExp): string[] => links.filter((link) => path.test(link));

/** A form that is posted without its page. */
export const blank = (action: string): PageForm => ({
  method: "post",
  action,
  fields: [],
  choices: {},
  buttons: [],
});
