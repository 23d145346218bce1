import { createContext, useContext } from "react";
import type { MenuLink } from "~/model/content";
import type { Service } from "~/model/place";
import type { MenuNode } from "./menu";

/** A placed order that is being changed: what it comes to now against what is held for it, amounts in words. */
export type ChangingOrder = {
  /** absent where nobody can tell */
  id?: number;
  /** until when it may be confirmed; `over` once that has passed */
  before?: { day: string; time: string };
  over?: true;
  /** an amount or a range */
  total: string;
  authorised?: string;
  /** how many pieces more, or fewer, than the order had, and what they cost; absent where nobody can tell */
  differs?: { pieces: number; dearer?: string; cheaper?: string };
  /** how much the total is above what is held */
  more?: string;
};

/** What of the cart every page carries: small, and final texts only. */
export type FrameCart = {
  /** pieces and packs; weighed goods count as one */
  count: number;
  /** of the goods, without delivery and what else an order costs */
  total: string;
  /** "Via Appia 12", or the store's name; absent = not chosen yet */
  where?: string;
  /** "ven 18-20" */
  when?: string;
  /** until when the slot's place is kept, "10:30", in the last minutes */
  reservedUntil?: string;
  service?: Service;
  /** an order that was placed is being changed: its address stays (§2.2) */
  changing?: ChangingOrder;
  /** by product: what stands in the cart, for the steppers */
  lines: Record<string, LineSummary>;
};

export type LineSummary = {
  itemId: number;
  value: number;
  /** what this quantity costs: an amount, or the range of `weighed` goods */
  total: string;
  weighed?: true;
  /** in lines with other options each, so that no one stepper changes it */
  several?: true;
};

/** The next free slot, in words, and as the timeslot form posts it. */
export type NextSlot = {
  /** "ven 18-20", for the bar */
  short: string;
  /** what the timeslot form posts as `slot` */
  value: string;
};

/** What the frame around every page shows. */
export type FrameData = {
  chain: {
    name: string;
    legalName: string;
    phone: string;
    email: string;
    logo: { src: string; width: number; height: number };
    social: { name: string; url: string }[];
    /** its login holds a script of somebody else's, which runs on a page of its own alone */
    challenges: boolean;
  };
  /** visible root departments */
  menu: MenuNode[];
  /** the groups of the footer, as editors arranged them; absent: the shop's own */
  links?: MenuLink[];
  /** first name; empty while nobody could be asked for it */
  user?: string;
  cart?: FrameCart;
  /** what the operator wants everybody to know now */
  banner?: string;
  /** the day whose prices and assortment this shopper is shown, in words */
  preview?: string;
  /** signed in, but the cart does not answer: browsing goes on */
  cartDown?: true;
  /** the next free slot, until one is chosen */
  next?: NextSlot;
  /** ids of the products that are favourites; absent while nobody is signed in */
  favourites?: number[];
  lite: boolean;
  /** the choice about cookies is still to be made */
  asksConsent: boolean;
  /** who accepts cookies gets the page anew: the chain's statistics hear of pages by its tag manager alone */
  consentLoadsAnew?: boolean;
  year: number;
};

export const FrameContext = createContext<FrameData | undefined>(undefined);

/** The frame's data on any page within it: the shopper, the cart's summary, the chain. Undefined outside the frame, or when it failed. */
export const useFrame = (): FrameData | undefined => useContext(FrameContext);
