import { data } from "@remix-run/cloudflare";
import { inPlaceField } from "~/lib/in-place";
import { readBack } from "~/lib/path";
import { pathOf } from "./redirects";

/**
 * The answer to a form whose page stays open: Remix then reloads the page's data, and messages come with them. It is `null` because React
 * Router does not accept undefined.
 */
export const inPlaceAnswer = data(null);

export const isInPlace = (form: FormData): boolean => form.has(inPlaceField);

/** True for an answer that only leads to the page that a script keeps open: the form's `back`, or the form's own address. */
export const leadsBack = (answer: unknown, form: FormData, url: URL): boolean =>
  isInPlace(form) &&
  answer instanceof Response &&
  answer.headers.get("Location") === readBack(form, pathOf(url));
