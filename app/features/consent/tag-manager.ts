import * as marks from "~/lib/marks";
import type { PageEvent } from "~/model/page-event";
import type { TagConsent } from "~/platform/http/visitor/consent";
import { analyticsEvent } from "./analytics-event";
import { mostTold } from "./told-orders";

type Granted = "granted" | "denied";
const said = (yes: boolean): Granted => (yes ? "granted" : "denied");

/** Serialises a value for an inline script; `<` is escaped, so that no value can end the script. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
/** Key in local storage of the sent orders already tracked. */
const toldKey = "told";

/**
 * Tag manager of the chain on a page with consent (§9). It is loaded at the first touch, and on the
 * page of a sent order without one. Its consent defaults are set first.
 */
export class TagManager {
  constructor(
    private readonly may: TagConsent,
    private readonly event?: PageEvent,
  ) {}

  /** Consent defaults, set before any tag runs. */
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

  /** Inline script of the page. */
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
   * Code that tracks the page, from the data attribute of its element (told-event.tsx). A sent
   * order is tracked once per browser, by local storage. Its page loads the tag manager once the
   * browser is idle; the order counts as tracked after that load.
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
