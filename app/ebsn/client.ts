import type * as m from "./model";

/**
 * Everything the storefront asks of the backend, for one shopper and one request. Every method throws
 * `EbsnError` (errors.ts): "session" (419), "notFound" (404), "down" (5xx, deadline, malformed) or "refused" (status not 0, with the code).
 */
export type Ebsn = {
  catalog: {
    /** the whole tree, hidden ones included (they carry `hidden`) */
    tree(): Promise<m.Category[]>;
    category(ref: { slug: string } | { id: number }): Promise<m.CategoryPage>;
    listing(query: m.ListingQuery): Promise<m.Listing>;
    product(slug: string): Promise<m.ProductDetail>;
  };
  auth: {
    login(input: { login: string; password: string; remember: boolean }): Promise<m.User>;
    logout(): Promise<void>;
    test(): Promise<m.User | undefined>;
  };
  cart: {
    view(): Promise<m.Cart>;
    /** adds to what is there */
    add(
      items: { productId: number; quantity: m.Quantity; options?: Record<string, string> }[],
    ): Promise<m.Cart>;
    /** sets; 0 removes */
    update(items: { itemId: number; quantity: m.Quantity }[]): Promise<m.Cart>;
    remove(items: { itemId: number; productId: number }[]): Promise<m.Cart>;
    setNote(note: string): Promise<m.Cart>;
    setAlternatives(itemId: number, accept: boolean): Promise<m.Cart>;
  };
  places: {
    addresses(): Promise<m.Address[]>;
    selectAddress(id: number): Promise<m.Cart>;
    checkAddress(fields: m.AddressFields): Promise<m.Address>;
    saveAddress(fields: m.AddressFields): Promise<m.Address>;
    deleteAddress(id: number): Promise<void>;
    stores(): Promise<m.Store[]>;
    selectStore(storeId: number): Promise<m.Cart>;
    store(storeId: number): Promise<m.Store>;
    deliveryFee(): Promise<{ cost: m.Cents; freeFrom?: m.Cents; minimumOrder: m.Cents }>;
  };
  slots: {
    days(): Promise<m.TimeslotDay[]>;
    select(date: m.IsoDate, id: number): Promise<m.Cart>;
  };
  checkout: {
    paymentTypes(): Promise<m.PaymentType[]>;
    /** checks all and locks the cart */
    prepare(): Promise<{ cart: m.Cart; prepareId: string; expires: string }>;
    release(): Promise<void>;
    buy(input: {
      paymentTypeId: number;
      savedPaymentId?: number;
      idempotencyKey: string;
      returnOk: string;
      returnKo: string;
    }): Promise<{ orderId: number; status: number; redirectUrl?: string }>;
    preauthorised(paymentTypeId: number): Promise<{ amount: m.Cents; variableTotal: m.Cents }>;
  };
  orders: {
    list(query: { page?: number; pageSize?: number }): Promise<m.OrderPage>;
    view(orderId: number): Promise<m.Order>;
    cancel(orderId: number): Promise<void>;
    pay(orderId: number, returns: { returnOk: string; returnKo: string }): Promise<{ redirectUrl: string }>;
    /** puts what can still be bought into the cart */
    reorder(orderId: number): Promise<m.Cart>;
  };
  /** the backend's clock: Rome date, `HH:mm`. From the last answer, else the machine's. */
  today(): { date: m.IsoDate; time: string };
};
