import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import type { TagConsent } from "~/platform/http/visitor/consent";
import { analyticsEvent } from "./analytics-event";
import { mostTold } from "./told-orders";

type Granted = "granted" | "denied";
const said = (yes: boolean): Granted => (yes ? "granted" : "denied");

/** A value as a script's text, which no value can end. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
/** Where the browser remembers the sent orders that were told. */
const toldKey = "told";

/** The chain's tag manager on a page whose visitor consents to it (§9): it is fetched at the first touch, on the page of a sent order
 * without one, and told first what it may store. */
export class TagManager {
  constructor(
    private readonly may: TagConsent,
    private readonly event?: PageEvent,
  ) {}

  /** What the consent mode is told before any tag runs. */
  get defaults(): Record<string, Granted> {
    const { analytics, profilation } = this.may;
    return {
      analytics_storage: said(analytics),
      ad_storage: said(profilation),
      ad_user_data: said(profilation),
      ad_personalization: said(profilation),
      functionality_storage: "granted",
      security_storage: "granted",
    };
  }

  get address(): string {
    return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(this.may.containerId)}`;
  }

  /** The page's inline script. */
  get script(): string {
    const wakes = ["pointerdown", "touchstart", "keydown"];
    const { told, onload } = this.said;
    return (
      `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}` +
      `gtag("consent","default",${JSON.stringify(this.defaults)});` +
      `dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});` +
      `(()=>{let b,heard,go=()=>{if(b)return;b=document.createElement("script");b.async=true;b.src=${JSON.stringify(this.address)};${onload}document.head.append(b)};` +
      `${JSON.stringify(wakes)}.forEach(e=>addEventListener(e,go,{once:true,passive:true,capture:true}));${told}})()`
    );
  }

  /**
   * What tells of the page, as its element is marked (told-event.tsx). A sent order is told once, as the browser's storage remembers: its page fetches the
   * tag manager untouched, once the browser is idle, and it counts as told when the tag manager has come.
   */
  private get said(): { told: string; onload: string } {
    if (!this.event || !this.may.analytics) return { told: "", onload: "" };
    if (this.event.kind !== "order")
      return {
        told: `gtag("event",...JSON.parse(document.currentScript.getAttribute("${marks.told}")))`,
        onload: "",
      };
    const { name, params } = analyticsEvent(this.event);
    const { orderId } = this.event;
    return {
      told:
        `let s,a=[];try{s=localStorage;a=JSON.parse(s.${toldKey}||"[]")}catch{}if(a.includes(${orderId}))return;` +
        `gtag("event",${literal(name)},${literal(params)});` +
        `heard=()=>{try{s.${toldKey}=JSON.stringify([...a,${orderId}].slice(-${mostTold}))}catch{}};` +
        `addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(go))`,
      onload: "b.onload=()=>heard&&heard();",
    };
  }
}
