import type { Ebsn } from "~/ebsn/client";
import { noWords } from "~/lib/words/vocabulary";
import { tenants } from "#tenants/registry";
import type { Fragment } from "../fragment";
import type { Flash, InterruptedForm, PendingAction, SessionData, ShopForAction } from "../shop";

type Calls = { [Client in keyof Ebsn]?: Partial<Ebsn[Client]> };
type Waiting = { action?: PendingAction; form?: InterruptedForm };

/** A client with the given calls only; any other call throws. */
function clientOf(calls: Calls): Ebsn {
  const strict = (target: object, name: string): object =>
    new Proxy(target, {
      get: (object, key) => {
        const value: unknown = Reflect.get(object, key);
        if (value === undefined) throw new Error(`not in this test: ${name}.${String(key)}`);
        return typeof value === "object" && value !== null ? strict(value, `${name}.${String(key)}`) : value;
      },
    });
  return strict(calls, "ebsn") as Ebsn;
}

/**
 * The part of a shop that wrappers and actions use, with a record of their effects. Texts are their
 * keys.
 */
export function testShop({
  session = {},
  waiting = {},
  ebsn = {},
  open = [],
}: { session?: Partial<SessionData>; waiting?: Waiting; ebsn?: Calls; open?: string[] } = {}) {
  const done = { ended: 0, flashes: [] as Flash[], attributed: undefined as number | undefined };
  const pending: { action: PendingAction | undefined; form: InterruptedForm | undefined } = {
    action: waiting.action,
    form: waiting.form,
  };
  const state: SessionData = { uuid: "0".repeat(32), remember: false, ...session };
  const fragments = new Map<string, Fragment>();
  const shop: ShopForAction = {
    tenant: tenants.loggia,
    look: {},
    switches: {},
    locale: "it",
    t: (key) => key,
    requestId: "id",
    nonce: "n",
    session: state,
    ebsn: clientOf(ebsn),
    vocabulary: () => Promise.resolve(noWords),
    pending,
    draft: () => undefined,
    favourites: { read: () => undefined, save: () => undefined },
    searchHistory: { read: () => undefined, save: () => undefined, clear: () => undefined },
    chosenAllergens: [],
    chooseAllergens: () => undefined,
    saveDraft: () => true,
    dropDraft: () => undefined,
    takeFlashes: () => [],
    streams: false,
    lite: false,
    consent: undefined,
    count: () => undefined,
    shell: undefined,
    fromElsewhere: false,
    inDialog: false,
    open,
    checkRateLimit: () => Promise.resolve(true),
    noteOrigin: () => undefined,
    absolute: (path) => path,
    updateSession: (change) => void Object.assign(state, change),
    endSession: () => (done.ended += 1),
    signOut: () => {
      done.ended += 1;
      Object.assign(pending, { action: undefined, form: undefined });
    },
    takeOwnFlashes: () => done.flashes.splice(0),
    flash: (flash) => void done.flashes.push(flash),
    attribute: (userId) => void (done.attributed = userId),
    savePendingAction: (action) => Boolean((pending.action = action)),
    dropPendingAction: () => (pending.action = undefined),
    saveInterruptedForm: (form) => Boolean((pending.form = form)),
    dropInterruptedForm: () => (pending.form = undefined),
    addFragment: (fragment) => fragments.set(fragment.part, fragment),
    fragments,
    reloadWholePage: () => fragments.clear(),
    once: (_, work) => work(),
    cartSeen: () => undefined,
  };
  return { shop, done, context: { shop } };
}
