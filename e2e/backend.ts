import type { Good } from "./goods";
import type { Asked } from "./http";
import type { Login, Sandbox } from "./sandbox";

type Cart = {
  cartStatusId: number;
  cartItems: {
    itemId: number;
    quantity: number;
    product: { productId: number };
    searchParams?: string;
    cartItemInfo: { accept_alternatives: string; notes?: string };
  }[];
  shippingAddress?: { addressId: number; autoAssigned: boolean };
  timeslot?: { dateIso: string; timeslotId: number; beginTime: string; endTime: string };
  cartInfos: { order_comment?: string; need_invoice?: string };
  giftCertificates: { code: string }[];
  itemsTotal: number;
  totalPrice: number;
  estimatedMax: number;
};
type Days = {
  days: { dateIso: string; timeslots: { timeslotId: number; status: string; active: number }[] }[];
};
type Home = { addressId: number; addressName: string; address1: string; city: string };
type Lists = { wishlists: { listId: number; default?: boolean; sharingData: { grant: string } }[] };
type Orders = {
  orders: {
    orderId: number;
    orderStatusId: number;
    grossTotal: number;
    itemCount: number;
    shippingAddress: { addressId: number };
  }[];
};

/**
 * The same shopper on another device; it prepares the state and reads the backend's final state.
 */
export class Backend {
  private constructor(
    private readonly sandbox: Sandbox,
    private readonly account: string,
  ) {}

  static async as(sandbox: Sandbox, who: Login): Promise<Backend> {
    const answer = await sandbox.api("auth/login", { method: "POST", form: who });
    const account = answer.headers["x-ebsn-account"];
    if (typeof account !== "string") throw new Error(`No login for ${who.login}: ${answer.body}`);
    return new Backend(sandbox, account);
  }

  cart = () => this.get<Cart>("cart/view");
  orders = async () => (await this.get<Orders>("order/list?page=1&page_size=100")).orders;

  lists = async () => (await this.get<Lists>("wishlist/list")).wishlists;

  listItems = async (listId: number) =>
    (await this.get<{ wishlistItems: { itemId: number }[] }>(`wishlist/view?list_id=${listId}`))
      .wishlistItems;

  /** Chooses the first saved home and the first free slot from this day on; 1 = tomorrow. */
  async settle(day = 1): Promise<void> {
    await this.choosePlace();
    await this.takeSlot(day);
  }

  async addresses(): Promise<Home[]> {
    return (await this.get<{ addresses: Home[] }>("user-address/list?address_type=drive")).addresses;
  }

  /** Chooses the saved home with this name, or the first one. */
  async choosePlace(name?: string): Promise<void> {
    const home = (await this.addresses()).find(({ addressName }) => !name || addressName === name);
    await this.post("user-address/select", { address_type: 2, address_id: home?.addressId });
  }

  chooseStore = (storeId: number) => this.post<Cart>("store-proximity/select", { store_id: storeId });

  async takeSlot(day = 1): Promise<void> {
    const { days } = await this.get<Days>("timeslot/list");
    const open = days
      .slice(day)
      .flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ dateIso, ...slot })))
      .find(({ status, active }) => active === 1 && status === "empty");
    await this.get(`timeslot/select?sel_date=${open?.dateIso}&timeslot_id=${open?.timeslotId}`);
  }

  fill(lines: { good: Good; quantity: number }[]): Promise<Cart> {
    const items = lines.map(({ good, quantity }) => ({ productId: good.productId, quantity }));
    return this.post<Cart>("cart/add", { items });
  }

  /** Sets a line to this quantity, also in a cart that waits for its payment. */
  async setLine(itemId: number, quantity: number): Promise<Cart> {
    await this.post("checkout/prepare", { params: { release: true } });
    return this.post<Cart>("cart/update", { items: [{ itemId, quantity }] });
  }

  /** Orders the cart's content, paid on delivery; returns the order's number. */
  async order(): Promise<number> {
    await this.post("checkout/prepare", { params: {} });
    const params = { payment_type_id: 2, payment_data: "{}" };
    return (await this.post<{ orderId: number }>("checkout/buy", { params })).orderId;
  }

  /** Notes of an order. */
  notes = async (orderId: number) =>
    (await this.post<{ notes: { note: string; rating?: number }[] }>("note/list/", { orderId })).notes;

  private get = <T>(path: string) => this.send<T>(path, {});
  private post = <T>(path: string, body: object) =>
    this.send<T>(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  private async send<T>(path: string, asked: Asked): Promise<T> {
    const headers = { ...asked.headers, "x-ebsn-account": this.account };
    const { body } = await this.sandbox.api(path, { ...asked, headers });
    const { response, data } = JSON.parse(body) as { response: { status: number }; data: T };
    if (response.status !== 0) throw new Error(`${path}: ${JSON.stringify(response)}`);
    return data;
  }
}
