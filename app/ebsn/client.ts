import type { Path } from "~/lib/path";
import type { Cart, GiftCode, LinePreferences, Packaging } from "~/model/cart";
import type {
  Advert,
  Category,
  CategoryPage,
  Flyer,
  Listing,
  ListingQuery,
  Paging,
  ProductBlock,
} from "~/model/catalogue";
import type { GiftCertificate } from "~/model/gift";
import type { AppRelease, Device } from "~/model/device";
import type { IdentityStep } from "~/model/identity";
import type { OrderStatus } from "~/model/order-status";
import type { PaymentType, PaymentSelection } from "~/model/payment";
import type { Cents } from "~/model/price";
import type { Product, ProductDetail } from "~/model/product";
import type { Quantity } from "~/model/quantity";
import type { TimeslotDay } from "~/model/slot";
import type { IsoDate, RomeNow } from "~/model/time";
import type { Consent, Registration, SocialPerson } from "~/model/registration";
import type {
  ConsentModule,
  Contact,
  OwnConsent,
  InvoicePerson,
  PersonDetails,
  Profile,
} from "~/model/profile";
import type { User } from "~/model/user";
import type { Lists } from "./client-lists";
import type { Orders } from "./client-orders";
import type { Places } from "./client-places";

/**
 * All backend calls of the storefront, for a single shopper and request. Every method throws
 * `EbsnError` (errors.ts):
 * - "session": 419
 * - "notFound": 404
 * - "down": 5xx or deadline
 * - "unreadable": malformed response
 * - "lost": any of these on a change, which the backend may have made
 * - "refused": status not 0, with its reason
 */
export type Ebsn = {
  catalog: {
    /** the whole tree, including hidden categories (they have `hidden`) */
    tree(): Promise<Category[]>;
    /** departments only, without their subcategories, for the menu */
    roots(): Promise<Category[]>;
    category(ref: { slug: string } | { id: number }): Promise<CategoryPage>;
    listing(query: ListingQuery): Promise<Listing>;
    product(slug: string): Promise<ProductDetail>;
    /** the product as sold now, past every cache; undefined if the backend fails */
    fresh(id: number): Promise<Product | undefined>;
    /** departments with products for these words, in menu order */
    departmentsFor(words: string): Promise<Category[]>;
    /** slugs only, in the backend's order; pages of `pageSize` start at 1 */
    slugs(query: { page: number; pageSize: number }): Promise<{ slugs: string[]; paging: Paging }>;
  };
  adverts: {
    list(query: { place: "home" | "category"; categoryId?: number; limit?: number }): Promise<Advert[]>;
    /** throws "notFound" for an unknown block */
    block(id: number): Promise<ProductBlock>;
  };
  flyers: {
    list(): Promise<Flyer[]>;
    /** empty for an unknown flyer */
    products(query: {
      flyerId: number;
      page?: number;
      pageSize?: number;
    }): Promise<{ products: Product[]; paging: Paging }>;
  };
  auth: {
    /** `challenge`: token of the chain's challenge, if it uses any */
    login(input: { login: string; password: string; remember: boolean; challenge?: string }): Promise<User>;
    logout(): Promise<void>;
    test(): Promise<User | undefined>;
  };
  /** responses are the same for known and unknown e-mails */
  registration: {
    /**
     * Sends the confirmation mail. Registering an e-mail twice creates a single account. Returns
     * the session that sent it.
     */
    register(person: Registration, challenge?: string): Promise<{ session: string | undefined }>;
    /**
     * "refused" (`badToken`) for a code that is wrong, used, expired or another person's. Some
     * backends sign the person in if the session is the registering session; the account token has
     * then changed.
     */
    confirm(email: string, code: string): Promise<void>;
    resend(email: string, challenge?: string): Promise<void>;
    /** consents requested from a shopper of that store; at least the first is mandatory */
    consents(storeId: number): Promise<Consent[]>;
    /** person from a social network in this session without an account here */
    socialPerson(): Promise<SocialPerson | undefined>;
  };
  /**
   * passwords and login e-mail; responses to requests are the same for known and unknown persons
   */
  access: {
    requestReset(who: { email: string; fiscalCode?: string }, challenge?: string): Promise<void>;
    /**
     * "refused" (`badToken`) for a token that is wrong, used, expired or another person's; the
     * token stays valid
     */
    checkReset(mailed: { token: string; email: string }): Promise<void>;
    /** ends all sessions of the shopper */
    resetPassword(mailed: { token: string; email: string; password: string }): Promise<void>;
    /** ends all other sessions of the shopper */
    changePassword(old: string, next: string): Promise<void>;
    requestEmail(email: string): Promise<void>;
    /** works without a session */
    confirmEmail(token: string): Promise<void>;
  };
  /** the signed-in shopper; absent fields of a change are cleared, except the store and consents */
  profile: {
    view(): Promise<Profile>;
    saveDetails(details: PersonDetails): Promise<void>;
    saveContact(contact: Contact): Promise<void>;
    /** empty text removes it */
    saveUsername(username: string): Promise<void>;
    /** the billing address comes first */
    invoicePersons(): Promise<InvoicePerson[]>;
    /** creates a person if `id` is absent; the last saved person is the billing address */
    saveInvoicePerson(person: Omit<InvoicePerson, "id"> & { id?: number }): Promise<void>;
    consents(asking: ConsentModule): Promise<OwnConsent[]>;
    /** true if every mandatory consent is given */
    consentsGiven(asking: ConsentModule): Promise<boolean>;
    /** by consent id; other consents stay unchanged */
    saveConsents(asking: ConsentModule, given: Record<number, boolean>): Promise<void>;
    /**
     * deletes the account for good and ends the session; "refused" (`ordersUnderWay`) while an
     * order is under way
     */
    remove(): Promise<void>;
  };
  /** login through another host (docs/wire.md, "Through other hosts") */
  identity: {
    /**
     * Runs a step of the login with the browser's parameters. Returns its target: a page of the
     * shop, or the address of an identity provider of the chain. The next step needs `session`.
     */
    go(
      way: IdentityStep,
      brought: URLSearchParams,
    ): Promise<{ to: Path | { provider: string }; session: string | undefined }>;
  };
  /** the app on a shopper's phone */
  devices: {
    /**
     * sends messages to the phone from now on; registering the same phone again updates its data
     */
    register(device: Device): Promise<void>;
    unregister(device: Pick<Device, "platform" | "uuid">): Promise<void>;
    /** undefined if the backend names no valid release */
    release(): Promise<AppRelease | undefined>;
  };
  cart: {
    view(): Promise<Cart>;
    /**
     * adds to the existing quantities. `searched`: query that found the product; `ifMissing`
     * applies to all items
     */
    add(
      items: {
        product: Pick<Product, "id" | "offerId" | "warehouseId">;
        quantity: Quantity;
        options?: Record<string, string>;
        searched?: string;
      }[],
      preferences: Pick<LinePreferences, "ifMissing">,
    ): Promise<Cart>;
    /** sets quantities, 0 removes; `searched` as in `add` */
    update(items: { itemId: number; quantity: Quantity; searched?: string }[]): Promise<Cart>;
    remove(items: { itemId: number; productId: number }[]): Promise<Cart>;
    setNote(note: string): Promise<Cart>;
    setInvoice(wanted: boolean): Promise<Cart>;
    /**
     * sets all preferences of each line; "refused" (`noteTooLong`) for a note above `noteRoom`
     * (line-preferences.ts)
     */
    setLinePreferences(lines: (LinePreferences & { itemId: number })[]): Promise<Cart>;
    packagings(): Promise<Packaging[]>;
    setPackaging(id: number): Promise<Cart>;
    /** removes all lines */
    empty(): Promise<Cart>;
  };
  /**
   * codes and certificates that reduce a cart's total; "refused" for a code that is wrong, used, or
   * another shopper's
   */
  gifts: {
    /** description of the code's value, if the backend sends it */
    check(code: string): Promise<{ description?: string }>;
    add(code: string): Promise<Cart>;
    remove(gift: Pick<GiftCode, "id" | "code">): Promise<Cart>;
    /** the shopper's own certificates */
    own(): Promise<GiftCertificate[]>;
    /** certificates given by the shop */
    given(): Promise<GiftCertificate[]>;
  };
  places: Places;
  slots: {
    /** waits at most `patienceMs`, if given; then throws "down", as for any missing response */
    days(patienceMs?: number): Promise<TimeslotDay[]>;
    select(date: IsoDate, id: number): Promise<Cart>;
  };
  checkout: {
    /** all payment types, or only that of `id`, with their saved cards */
    paymentTypes(id?: number): Promise<PaymentType[]>;
    /** checks the whole cart and locks it */
    prepare(): Promise<Cart>;
    buy(input: PaymentSelection & { idempotencyKey: string }): Promise<{
      orderId: number;
      status: OrderStatus;
      redirectUrl?: string;
    }>;
    /**
     * changes the payment of an order that waits for it; with a `redirectUrl` the payment continues
     * there
     */
    changePayment(orderId: number, way: PaymentSelection): Promise<{ redirectUrl?: string }>;
    /** amount to authorise at the provider for the cart, or for an order */
    preauthorised(paymentTypeId: number, orderId?: number): Promise<{ amount: Cents; variableTotal: Cents }>;
  };
  orders: Orders;
  lists: Lists;
  /** the backend's clock from the last response, else the machine's */
  today(): RomeNow;
};
