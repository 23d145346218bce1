import type { Cart } from "~/model/cart";
import type {
  DueDate,
  Order,
  OrderNote,
  OrderPage,
  OrderQuery,
  ReadableOrders,
  WideOrderQuery,
} from "~/model/order";

/** A document of the backend, streamed and not held in memory. */
export type StreamedDocument = { type: string; body: ReadableStream<Uint8Array> };

/** Orders that were placed. Somebody else's is refused as unknown. */
export type Orders = {
  /** "unreadable" where a single order is: for what has to know of every order */
  list(query: Partial<OrderQuery>): Promise<OrderPage>;
  /** the same to look at: those that can be read */
  listReadable(query: Partial<OrderQuery>): Promise<ReadableOrders>;
  /** beyond the address that is chosen now */
  listWide(query: WideOrderQuery): Promise<ReadableOrders>;
  /** with what was ordered in place of what was given */
  view(orderId: number): Promise<Order>;
  cancel(orderId: number): Promise<void>;
  pay(orderId: number, returns: { returnOk: string; returnKo: string }): Promise<{ redirectUrl: string }>;
  /** puts what can still be bought into the cart */
  reorder(orderId: number): Promise<Cart>;
  /** the cart becomes the order's, to be changed and paid again; what it held waits */
  modify(orderId: number): Promise<Cart>;
  /** leaves the order as it is; the cart that waited comes back */
  cancelModify(orderId: number): Promise<Cart>;
  /** "refused" (`noInvoice`) where there is no such document */
  invoice(orderId: number, documentId: number): Promise<StreamedDocument>;
  /** what the shopper has said of an order; undefined before they did */
  note(orderId: number): Promise<OrderNote | undefined>;
  /** sets the one note of an order */
  saveNote(note: Omit<OrderNote, "id">): Promise<void>;
  /** `metres` from the place; "refused" (`tooFar`, `orderState`) */
  reserveParking(orderId: number, metres: number): Promise<void>;
  dueDates(): Promise<DueDate[]>;
};
