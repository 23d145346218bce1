import { EbsnError } from "~/ebsn/errors";
import { sampleOrder } from "~/features/orders/testing/sample-order";
import { sampleCart } from "~/lib/testing/sample-cart";
import type { Cart } from "~/model/cart";
import type { Order } from "~/model/order";
import type { PaymentType, PaymentSelection } from "~/model/payment";
import type { SessionData } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";

export type Fault = "none" | "lostBefore" | "lostAfter";
/**
 * `knowsKeys`: a known key gets the first response again. `looksAtOrders`: paying an order that
 * waits for no payment is refused.
 */
export type BackendKind = { knowsKeys: boolean; looksAtOrders: boolean };
/**
 * Payment at the provider: open until the shopper decides there; void if a different payment
 * replaces it.
 */
export type Authorisation = {
  id: number;
  orderId: number;
  typeId: number;
  state: "open" | "accepted" | "refused" | "void";
};
type PlacedOrder = Order & { cartId: number };

const types: PaymentType[] = [
  { id: 1, kind: "card", needs: "provider", name: "Carta", saved: [{ id: 5, name: "Visa" }] },
  { id: 2, kind: "onDelivery", needs: "nothing", name: "Alla consegna", saved: [] },
  { id: 13, kind: "wallet", needs: "provider", name: "Wallet", saved: [] },
  { id: 17, kind: "bankTransfer", needs: "nothing", name: "Bonifico", saved: [] },
];
const typeOf = (id: number) => {
  const type = types.find((known) => known.id === id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
};
const refused = (reason: EbsnError["reason"]) => new EbsnError("refused", "world", { reason });

/**
 * Simulates a backend with a shopper, a payment provider and a single browser session, as in
 * docs/wire.md. Each call passes `hop` before and after its effect, so that other calls interleave,
 * and takes the next fault. A request reads the session when it begins and overwrites it when it
 * ends, like cookies.
 */
export function payingWorld(
  hop: (what: string) => Promise<void>,
  nextFault: (changes: boolean) => Fault,
  { knowsKeys, looksAtOrders }: BackendKind,
) {
  let session: SessionData = {
    uuid: "0".repeat(32),
    remember: false,
    user: { id: 1, login: "a@example.com" },
    login: { key: "k", at: 0 },
  };
  let cart: Cart = sampleCart({ id: 1 });
  let prepared = false;
  const orders: PlacedOrder[] = [];
  const authorisations: Authorisation[] = [];
  const answers = new Map<string, { orderId: number; status: Order["status"]; redirectUrl?: string }>();
  /** cart that a form with this key showed */
  const cartOfKey = new Map<string, number>();
  const wrong: string[] = [];
  /** carts that were ordered by the form of a different cart */
  const mixedUp: string[] = [];

  async function call<T>(name: string, changes: boolean, effect: () => T): Promise<T> {
    await hop(name);
    const fault = nextFault(changes);
    if (fault === "lostBefore") throw new EbsnError(changes ? "lost" : "down", name);
    const answer = effect();
    await hop(`${name} answered`);
    if (fault === "lostAfter") throw new EbsnError(changes ? "lost" : "down", name);
    return answer;
  }

  const find = (id: number): PlacedOrder => {
    const order = orders.find((placed) => placed.id === id);
    if (!order) throw refused("unknownOrder");
    return order;
  };
  const put = (order: PlacedOrder) => orders.splice(orders.indexOf(find(order.id)), 1, order);
  const isPaid = (orderId: number) =>
    authorisations.some((one) => one.orderId === orderId && one.state === "accepted");

  const openOf = (orderId: number) =>
    authorisations.find((one) => one.orderId === orderId && one.state === "open");

  function authorise(orderId: number, typeId: number, state: "open" | "accepted"): Authorisation {
    if (isPaid(orderId)) wrong.push(`order ${orderId} is paid and has another payment`);
    const authorisation = { id: authorisations.length + 1, orderId, typeId, state };
    authorisations.push(authorisation);
    return authorisation;
  }

  /** Returns the page of an order's open payment, or of a new payment if none is open. */
  const pageOf = (orderId: number, typeId: number) =>
    `https://bank.example/${(openOf(orderId) ?? authorise(orderId, typeId, "open")).id}`;

  /** Starts a payment method for a waiting order; returns the provider's page if it is needed. */
  function start(
    orderId: number,
    { paymentTypeId, savedPaymentId }: Pick<PaymentSelection, "paymentTypeId" | "savedPaymentId">,
  ) {
    const { id, kind, name, needs } = typeOf(paymentTypeId);
    if (isPaid(orderId)) wrong.push(`order ${orderId} is paid and is to be paid otherwise`);
    const open = openOf(orderId);
    if (open?.typeId === id && savedPaymentId === undefined) return pageOf(orderId, id);
    if (open) open.state = "void";
    const waits = kind === "bankTransfer" || (needs === "provider" && savedPaymentId === undefined);
    put({
      ...find(orderId),
      payment: { id, kind, name },
      status: waits ? "waiting" : "ordered",
      canPay: waits,
      suspended: false,
      transaction: savedPaymentId === undefined ? "inProgress" : "authorised",
    });
    if (savedPaymentId !== undefined) authorise(orderId, id, "accepted");
    return waits && needs === "provider" ? pageOf(orderId, id) : undefined;
  }

  const ebsn = {
    cart: { view: () => call("cart/view", false, () => cart) },
    profile: { invoicePersons: () => call("person/list", false, () => []) },
    checkout: {
      paymentTypes: () => call("payment-type/list", false, () => types),
      prepare: () =>
        call("prepare", true, () => {
          if (cart.items.length === 0) throw refused("emptyCart");
          prepared = true;
          return (cart = { ...cart, state: "locked" });
        }),
      buy: ({ idempotencyKey, ...way }: PaymentSelection & { idempotencyKey: string }) =>
        call("buy", true, () => {
          const before = knowsKeys ? answers.get(idempotencyKey) : undefined;
          if (before) return before;
          if (!prepared || cart.items.length === 0) throw refused("notPrepared");
          if (cartOfKey.get(idempotencyKey) !== cart.id)
            mixedUp.push(`cart ${cart.id} is bought by the form of cart ${cartOfKey.get(idempotencyKey)}`);
          const id = 900 + orders.length;
          orders.unshift({ ...sampleOrder({ id, total: cart.total }), cartId: cart.id });
          cart = sampleCart({ id: cart.id + 1, items: [], total: 0 });
          prepared = false;
          const redirectUrl = start(id, way);
          const answer = { orderId: id, status: find(id).status, redirectUrl };
          answers.set(idempotencyKey, answer);
          return answer;
        }),
      changePayment: (orderId: number, way: PaymentSelection) =>
        call("modify-payment-type", true, () => {
          if (looksAtOrders && !find(orderId).canPay) throw refused("orderState");
          return { redirectUrl: start(orderId, way) };
        }),
    },
    orders: {
      list: () =>
        call("order/list", false, () => ({
          orders: orders.slice(0, 1),
          paging: { page: 1, pages: 1, items: orders.length, pageSize: 1 },
        })),
      view: (id: number): Promise<Order> => call("order/view", false, () => find(id)),
      pay: (id: number) =>
        call("order/payment", true, () => {
          const { canPay, payment } = find(id);
          if (looksAtOrders && !canPay) throw refused("orderState");
          if (typeOf(payment.id).needs !== "provider") throw refused("orderState");
          return { redirectUrl: pageOf(id, payment.id) };
        }),
    },
  };

  return {
    orders,
    authorisations,
    wrong,
    mixedUp,
    cartOfKey,
    get cart() {
      return cart;
    },
    get session() {
      return session;
    },
    /** Runs a request of the browser. */
    async request<T>(work: (shop: ReturnType<typeof testShop>) => Promise<T>): Promise<T> {
      const shop = testShop({ session: structuredClone(session), ebsn });
      try {
        return await work(shop);
      } finally {
        session = { ...shop.shop.session };
      }
    },
    /** Fills a new cart after the last cart became an order. */
    fill() {
      if (cart.items.length === 0) cart = sampleCart({ id: cart.id });
    },
    /** Accepts or refuses a payment on the provider's page. */
    decide(at: number, accepts: boolean) {
      const authorisation = authorisations[at];
      const order = authorisation && find(authorisation.orderId);
      if (!authorisation || !order || authorisation.state !== "open" || !order.canPay) return;
      authorisation.state = accepts ? "accepted" : "refused";
      put({
        ...order,
        ...(accepts
          ? { status: "ordered", canPay: false, suspended: false, transaction: "authorised" }
          : { suspended: true, transaction: "error" }),
      });
    },
  };
}
