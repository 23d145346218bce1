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
    /** slugs alone, `pageSize` of them a page from 1, in the order of the backend */
    slugs(query: { page: number; pageSize: number }): Promise<{ slugs: string[]; paging: m.Paging }>;
  };
  adverts: {
    list(query: { place: "home" | "category"; categoryId?: number; limit?: number }): Promise<m.Advert[]>;
    /** throws "notFound" for an unknown one */
    block(id: number): Promise<m.ProductBlock>;
  };
  leaflets: {
    list(): Promise<m.Leaflet[]>;
    /** empty for an unknown one */
    products(query: {
      leafletId: number;
      page?: number;
      pageSize?: number;
    }): Promise<{ products: m.Product[]; paging: m.Paging }>;
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
    address(id: number): Promise<m.Address>;
    /** the chain's services, for the tabs of the address selector */
    services(): Promise<m.ServiceTab[]>;
    /** makes a saved home, or a store by its address, the preferred one of its kind */
    preferAddress(id: number): Promise<void>;
    /** the cart as it would be at that address, or once it is `edited`; changes nothing. "notFound" where the backend cannot tell */
    previewAddress(id: number, edited?: m.AddressFields): Promise<m.Cart>;
    previewStore(storeId: number): Promise<m.Cart>;
    selectAddress(id: number): Promise<m.Cart>;
    checkAddress(fields: m.AddressFields): Promise<m.Address>;
    saveAddress(fields: m.AddressFields): Promise<m.Address>;
    deleteAddress(id: number): Promise<void>;
    stores(): Promise<m.Store[]>;
    /** nearest first, with `distance` */
    storesNear(point: m.Point): Promise<m.Store[]>;
    /** every place of the chain, without a session */
    branches(): Promise<m.Branch[]>;
    /** who delivers to a point; nobody = an empty list */
    servedBy(point: m.Point): Promise<m.Warehouse[]>;
    /** collecting at work, by the company's code; "refused" for an unknown one */
    joinWorkplace(code: string): Promise<{ name: string }>;
    selectStore(storeId: number): Promise<m.Cart>;
    store(storeId: number): Promise<m.Store>;
    /** of home delivery, whatever the shopper has chosen */
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
  /** all need a session; none is ever cached. Somebody else's list is refused as `msg.list.unknown` */
  lists: {
    page(query: { page?: number; pageSize?: number }): Promise<m.ListPage>;
    /** with today's prices and stock */
    view(id: number): Promise<m.ShoppingList>;
    /** undefined before the first favourite */
    favourites(): Promise<m.ShoppingList | undefined>;
    favouriteIds(): Promise<number[]>;
    create(name: string): Promise<m.ListSummary>;
    rename(id: number, name: string): Promise<void>;
    remove(id: number): Promise<void>;
    /** the list used last comes first the next time */
    select(id: number): Promise<void>;
    /** sets the quantity, without one the first add; no id: the favourites, made when needed */
    put(
      id: number | undefined,
      items: { productId: number; quantity?: m.Quantity }[],
    ): Promise<m.ShoppingList>;
    setQuantity(id: number, item: m.ListItem, quantity: m.Quantity): Promise<m.ShoppingList>;
    /** no id: the favourites */
    takeOut(id: number | undefined, productId: number): Promise<m.ShoppingList>;
    /** adds what can be bought of it, with no look at what the cart holds; products with options are left out */
    toCart(id: number): Promise<m.Cart>;
    /** chooses the address and does the same */
    deliver(id: number, addressId: number): Promise<m.Cart>;
  };
  /** the backend's clock, from the last answer, else the machine's */
  today(): m.RomeNow;
};
