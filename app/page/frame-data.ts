import { createContext, useContext } from "react";
import type { MenuLink } from "~/model/content";
import type { Service } from "~/model/place";
import type { MenuNode } from "./menu";

/** A placed order being changed: its new total against the authorised amount, as texts. */
export type ChangingOrder = {
  /** absent if unknown */
  id?: number;
  /** deadline for confirmation; `over` once it has passed */
  before?: { day: string; time: string };
  over?: true;
  /** an amount or a range */
  total: string;
  authorised?: string;
  /** pieces more or fewer than in the order, and their price; absent if unknown */
  differs?: { pieces: number; dearer?: string; cheaper?: string };
  /** amount by which the total exceeds the authorised amount */
  more?: string;
};

/** The cart data that every page carries: few fields, formatted texts. */
export type FrameCart = {
  /** pieces and packs; a weighed product counts as one */
  count: number;
  /** total of the products, without delivery and other costs */
  total: string;
  /** "Via Appia 12", or the store's name; absent = not chosen yet */
  where?: string;
  /** "ven 18-20" */
  when?: string;
  /** end of the slot's hold, "10:30"; set only in the last minutes */
  reservedUntil?: string;
  service?: Service;
  /** a placed order is being changed: its address stays (§2.2) */
  changing?: ChangingOrder;
  /** cart lines by product, for the steppers */
  lines: Record<string, LineSummary>;
};

export type LineSummary = {
  itemId: number;
  value: number;
  /** price of this quantity: an amount, or a range for `weighed` products */
  total: string;
  weighed?: true;
  /** several lines with different options, so one stepper cannot change them */
  several?: true;
};

/** The next free slot, as text and as the value the timeslot form posts. */
export type NextSlot = {
  /** "ven 18-20", for the bar */
  short: string;
  /** value of `slot` in the timeslot form */
  value: string;
};

/** Data of the frame around every page. */
export type FrameData = {
  chain: {
    name: string;
    legalName: string;
    phone: string;
    email: string;
    logo: { src: string; width: number; height: number };
    social: { name: string; url: string }[];
    /** the login runs a third-party script, so it opens only as a page */
    challenges: boolean;
  };
  /** visible root departments */
  menu: MenuNode[];
  /** groups of the footer as arranged by editors; absent: the shop's own */
  links?: MenuLink[];
  /** first name; empty if the backend could not be queried */
  user?: string;
  cart?: FrameCart;
  /** the operator's current announcement */
  banner?: string;
  /** preview day whose prices and assortment this shopper sees, as text */
  preview?: string;
  /** signed in, but the cart does not load: browsing still works */
  cartDown?: true;
  /** next free slot, until a slot is chosen */
  next?: NextSlot;
  /** ids of the favourite products; absent for visitors */
  favourites?: number[];
  lite: boolean;
  /** the cookie choice is still open */
  asksConsent: boolean;
  /**
   * accepting cookies reloads the page: the chain's statistics receive pages only from its tag
   * manager
   */
  consentLoadsAnew?: boolean;
  year: number;
};

export const FrameContext = createContext<FrameData | undefined>(undefined);

/** The frame's data: shopper, cart summary, chain. Undefined outside the frame, or if it failed. */
export const useFrame = (): FrameData | undefined => useContext(FrameContext);
