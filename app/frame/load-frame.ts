import type { Cms } from "~/cms/cms";
import type { Ebsn } from "~/ebsn/client";
import { isEbsnError } from "~/ebsn/errors";
import { orElse } from "~/ebsn/or-else";
import { hearsByTagsAlone } from "~/features/consent/public.server";
import { footerMenu } from "~/features/content/public.server";
import { reservedUntil } from "~/features/delivery/public.server";
import { formatDay } from "~/lib/rome-date";
import type { Cart } from "~/model/cart";
import type { Shop } from "~/platform/shop";
import type { FrameData } from "~/page/frame-data";
import { frameCart } from "./frame-cart";
import { menuRoots, type MenuNode } from "~/page/menu";

/** The parts of `Shop` that the frame needs. */
type FrameShop = Pick<Shop, "tenant" | "locale" | "lite" | "consent" | "switches"> & {
  cms?: Pick<Cms, "menu">;
  session: Pick<Shop["session"], "user" | "changing" | "changingFrom">;
  ebsn: { catalog: Pick<Ebsn["catalog"], "roots">; cart: Pick<Ebsn["cart"], "view">; today: Ebsn["today"] };
};

/** Minutes before its end in which the header shows a slot's hold. */
const lastMinutes = 10;

/**
 * Loads the data of the frame around every page. The page still works if the menu or the cart
 * fails.
 * `cartless` skips the cart: the page already reports that the backend is down.
 */
export async function loadFrame(shop: FrameShop, { cartless = false } = {}): Promise<FrameData> {
  const { tenant } = shop;
  const [menu, cart, links] = await Promise.all([
    menuOf(shop),
    cartless ? undefined : cartOf(shop),
    footerMenu(shop),
  ]);
  const signedIn = shop.session.user && cart !== "dead";
  const open = typeof cart === "object" ? cart : undefined;
  const now = shop.ebsn.today();
  const held = reservedUntil(open?.slot, now, lastMinutes);
  const previewDate = open?.user.previewDate;
  return {
    chain: {
      name: tenant.name,
      legalName: tenant.legalName,
      phone: tenant.phone,
      email: tenant.email,
      logo: { src: tenant.logo.src, width: tenant.logo.width, height: tenant.logo.height },
      social: tenant.social.map(({ name, url }) => ({ name, url })),
      challenges: tenant.challenge !== undefined,
    },
    menu,
    ...(links && { links }),
    ...(signedIn && {
      user: open?.user.firstName ?? "",
    }),
    ...(open && {
      cart: {
        ...frameCart(open, tenant.bypass, shop.locale, now, shop.session),
        ...(held && { reservedUntil: held }),
      },
    }),
    banner: shop.switches.banner?.[shop.locale],
    ...(previewDate && { preview: formatDay(previewDate, shop.locale, "long") }),
    ...(cart === "down" && { cartDown: true as const }),
    lite: shop.lite,
    asksConsent: shop.consent === undefined,
    ...(hearsByTagsAlone(tenant.analytics) && { consentLoadsAnew: true }),
    year: Number(now.date.slice(0, 4)),
  };
}

const menuOf = async (shop: FrameShop): Promise<MenuNode[]> =>
  menuRoots(await orElse(shop.ebsn.catalog.roots(), []));

/**
 * Loads the cart. After the session has ended the shopper is a visitor; routes that need the login
 * redirect there.
 */
async function cartOf(shop: FrameShop): Promise<Cart | "dead" | "down" | undefined> {
  if (!shop.session.user) return undefined;
  try {
    const cart = await shop.ebsn.cart.view();
    return shop.session.user ? cart : "dead";
  } catch (error) {
    if (isEbsnError(error)) return error.kind === "session" ? "dead" : "down";
    throw error;
  }
}
