import { nothingOpen, stays, type OverPage } from "~/lib/in-place";
import { pathnameOf } from "~/lib/path";
import type { Shop } from "~/platform/shop";
import { dialogLook } from "~/ui/dialog/dialog-link";
import type { PanelWidth } from "~/ui/dialog/page-or-dialog";
import * as paths from "./paths";

type Opening = {
  is: (pathname: string) => boolean;
  width: PanelWidth;
  label:
    | "auth.login.title"
    | "delivery.address.title"
    | "delivery.slot.title"
    | "cart.options.title"
    | "cart.remove.title"
    | "lists.line.remove.title";
};

/**
 * Pages that open as a dialog over a form's page (§2.3, §4).
 * They are the steps of a pending action, and the question before a removal.
 */
const openings: Opening[] = [
  { is: (pathname) => pathname === paths.login, width: 480, label: "auth.login.title" },
  { is: (pathname) => pathname === paths.deliveryAddress, width: 700, label: "delivery.address.title" },
  { is: (pathname) => pathname === paths.timeslot, width: 750, label: "delivery.slot.title" },
  { is: (pathname) => /^\/product\/[^/]+\/options$/.test(pathname), width: 480, label: "cart.options.title" },
  { is: (pathname) => /^\/cart\/lines\/\d+\/remove$/.test(pathname), width: 480, label: "cart.remove.title" },
  {
    is: (pathname) => /^\/profile\/lists\/\d+\/items\/\d+\/remove$/.test(pathname),
    width: 480,
    label: "lists.line.remove.title",
  },
];

const paramsOf = (path: string): URLSearchParams => new URL(path, "http://shop.invalid").searchParams;

const openingOf = (path: string): Opening | undefined => openings.find(({ is }) => is(pathnameOf(path)));

/**
 * Dialog in which a form's target page opens. Undefined if the browser navigates instead:
 * - other pages
 * - a step after a step on a page of its own
 * - a login with a third-party script
 */
export function overPage(
  { t, tenant, open, inDialog }: Pick<Shop, "t" | "tenant" | "open" | "inDialog">,
  goTo: string,
): OverPage | undefined {
  const opening = openingOf(goTo);
  if (!opening || (tenant.challenge && pathnameOf(goTo) === paths.login)) return undefined;
  const from = open.at(-1) ?? "";
  const isStep = from === nothingOpen || openingOf(from) !== undefined;
  if (isStep && !inDialog) return undefined;
  // a login required by the dialog's form opens over it, because the form is submitted again
  // afterwards
  const replaces = isStep && !paramsOf(goTo).has(stays);
  return { look: dialogLook(opening.width), label: t(opening.label), replaces };
}
