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

/** A document of the backend, streamed instead of buffered in memory. */
export type StreamedDocument = { type: string; body: ReadableStream<Uint8Array> };

/** Placed orders. Another shopper's order is refused as unknown. */
export type Orders = {
  /** throws "unreadable" because of any invalid order: for callers that need every order */
  list(query: Partial<OrderQuery>): Promise<OrderPage>;
  /** returns the readable orders, for display */
  listReadable(query: Partial<OrderQuery>): Promise<ReadableOrders>;
  /** returns orders beyond the cart's current address */
  listWide(query: WideOrderQuery): Promise<ReadableOrders>;
  /** with the ordered products that were replaced */
  view(orderId: number): Promise<Order>;
  cancel(orderId: number): Promise<void>;
  pay(orderId: number, returns: { returnOk: string; returnKo: string }): Promise<{ redirectUrl: string }>;
  /** adds the still available products to the cart */
  reorder(orderId: number): Promise<Cart>;
  /**
   * loads the order into the cart for changes and a new payment; the previous cart is stored
   * meanwhile
   */
  modify(orderId: number): Promise<Cart>;
  /** leaves the order unchanged and restores the previous cart */
  cancelModify(orderId: number): Promise<Cart>;
  /** "refused" (`noInvoice`) if there is no such document */
  invoice(orderId: number, documentId: number): Promise<StreamedDocument>;
  /** the shopper's feedback on an order; undefined if there is none */
  note(orderId: number): Promise<OrderNote | undefined>;
  /** sets the single note of an order */
  saveNote(note: Omit<OrderNote, "id">): Promise<void>;
  /** `metres` is the distance to the parking place; "refused" (`tooFar`, `orderState`) */
  reserveParking(orderId: number, metres: number): Promise<void>;
  dueDates(): Promise<DueDate[]>;
};
