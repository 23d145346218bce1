import { readBack, safePath, withBack, withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { Shop, ShopForAction } from "~/platform/shop";
import { draftMark } from "./draft-mark";
import { longestDetails, streetNames, type Details } from "./address-form";

const detailsFrom = (read: (name: keyof typeof longestDetails | "elevator") => string): Details => ({
  doorbell: read("doorbell"),
  label: read("label"),
  phone: read("phone"),
  floor: read("floor"),
  note: read("note"),
  elevator: read("elevator") && "on",
});

/** The details that were typed before the street was gone back to; undefined when none were. */
export function draftDetails(shop: Pick<Shop, "draft">, url: URL, page: string): Details | undefined {
  const fields = url.searchParams.has("scritto") ? shop.draft(page) : undefined;
  return fields && detailsFrom((name) => fields[name] ?? "");
}

/** "Cambia via o numero": keeps the details, and leads to the street of the form. Undefined for another button. */
export function backToStreet(
  shop: Pick<ShopForAction, "saveDraft">,
  form: FormData,
  url: URL,
): Response | undefined {
  if (!form.has("mano")) return undefined;
  const text = (name: string) => String(form.get(name) ?? "");
  const isStored = shop.saveDraft(
    url.pathname,
    detailsFrom((name) => (name === "elevator" ? text(name) : text(name).slice(0, longestDetails[name]))),
  );
  const street = Object.fromEntries(streetNames.map((name) => [name, text(name).slice(0, 120)]));
  const here = safePath(url.pathname, paths.newAddress);
  const step = withQuery(here, { ...street, mano: "1", ...(isStored && draftMark) });
  return seeOther(withBack(step, readBack(url.searchParams, paths.home)));
}
