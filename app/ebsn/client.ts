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
 * Everything the storefront asks of the backend, for one shopper and one request. Every method throws `EbsnError` (errors.ts): "session"
 * (419), "notFound" (404), "down" (5xx, deadline), "unreadable" (malformed), "lost" (any of these where something was to change: it may
 * have) or "refused" (status not 0, with its reason).
 */
export type Ebsn = {
  catalog: {
    /** the whole tree, hidden ones included (they carry `hidden`) */
    tree(): Promise<Category[]>;
    /** the departments alone, for the menu: without what is below them */
    roots(): Promise<Category[]>;
    category(ref: { slug: string } | { id: number }): Promise<CategoryPage>;
    listing(query: ListingQuery): Promise<Listing>;
    product(slug: string): Promise<ProductDetail>;
    /** as it is sold at this moment, past every cache; undefined where the backend does not say */
    fresh(id: number): Promise<Product | undefined>;
    /** the departments that hold products for these words, in the order of the menu */
    departmentsFor(words: string): Promise<Category[]>;
    /** slugs alone, `pageSize` of them a page from 1, in the order of the backend */
    slugs(query: { page: number; pageSize: number }): Promise<{ slugs: string[]; paging: Paging }>;
  };
  adverts: {
    list(query: { place: "home" | "category"; categoryId?: number; limit?: number }): Promise<Advert[]>;
    /** throws "notFound" for an unknown one */
    block(id: number): Promise<ProductBlock>;
  };
  flyers: {
    list(): Promise<Flyer[]>;
    /** empty for an unknown one */
    products(query: {
      flyerId: number;
      page?: number;
      pageSize?: number;
    }): Promise<{ products: Product[]; paging: Paging }>;
  };
  auth: {
    /** `challenge`: the token of the chain's challenge, where it has one */
    login(input: { login: string; password: string; remember: boolean; challenge?: string }): Promise<User>;
    logout(): Promise<void>;
    test(): Promise<User | undefined>;
  };
  /** the same answer whether an e-mail is known or not */
  registration: {
    /** sends the mail with the link that confirms it; of the same e-mail twice comes one account. Gives the session that sent it. */
    register(person: Registration, challenge?: string): Promise<{ session: string | undefined }>;
    /**
     * "refused" (`badToken`) for a code that is wrong, used, expired or somebody else's. Some backends sign the person in by it, where the
     * session is the one that registered: then the account token has changed.
     */
    confirm(email: string, code: string): Promise<void>;
    resend(email: string, challenge?: string): Promise<void>;
    /** what a shopper of that store is asked to consent to; one at least is mandatory */
    consents(storeId: number): Promise<Consent[]>;
    /** who came from a social network and is unknown here, with this session */
    socialPerson(): Promise<SocialPerson | undefined>;
  };
  /** passwords and the e-mail one logs in with; requests have the same answer whether somebody is known or not */
  access: {
    requestReset(who: { email: string; fiscalCode?: string }, challenge?: string): Promise<void>;
    /** "refused" (`badToken`) for a token that is wrong, used, expired or somebody else's; the token stays good */
    checkReset(mailed: { token: string; email: string }): Promise<void>;
    /** ends all sessions of the shopper */
    resetPassword(mailed: { token: string; email: string; password: string }): Promise<void>;
    /** ends all other sessions of the shopper */
    changePassword(old: string, next: string): Promise<void>;
    requestEmail(email: string): Promise<void>;
    /** needs no session */
    confirmEmail(token: string): Promise<void>;
  };
  /** who is signed in; what a change leaves out is cleared, but for the store and consents */
  profile: {
    view(): Promise<Profile>;
    saveDetails(details: PersonDetails): Promise<void>;
    saveContact(contact: Contact): Promise<void>;
    /** empty: none */
    saveUsername(username: string): Promise<void>;
    /** the billing address first */
    invoicePersons(): Promise<InvoicePerson[]>;
    /** without `id` a new one; the last one saved is the billing address */
    saveInvoicePerson(person: Omit<InvoicePerson, "id"> & { id?: number }): Promise<void>;
    consents(asking: ConsentModule): Promise<OwnConsent[]>;
    /** whether every mandatory one is given */
    consentsGiven(asking: ConsentModule): Promise<boolean>;
    /** by id; the others stay */
    saveConsents(asking: ConsentModule, given: Record<number, boolean>): Promise<void>;
    /** for good; "refused" (`ordersUnderWay`) while an order is on its way. Ends the session */
    remove(): Promise<void>;
  };
  /** logging in through another host (docs/wire.md, "Through other hosts") */
  identity: {
    /**
     * Goes one step of a way with what the browser brought, and says where it leads: a page of the shop, or the address of one of the
     * chain's identity providers. `session` must be brought to the next step.
     */
    go(
      way: IdentityStep,
      brought: URLSearchParams,
    ): Promise<{ to: Path | { provider: string }; session: string | undefined }>;
  };
  /** the app that a shopper may have on a phone */
  devices: {
    /** messages reach the phone from now on; the same one again changes what is known of it */
    register(device: Device): Promise<void>;
    unregister(device: Pick<Device, "platform" | "uuid">): Promise<void>;
    /** undefined where the backend names none that could be understood */
    release(): Promise<AppRelease | undefined>;
  };
  cart: {
    view(): Promise<Cart>;
    /** adds to what is there; `searched` are the words that a product was found by, `ifMissing` holds for all of them */
    add(
      items: {
        product: Pick<Product, "id" | "offerId" | "warehouseId">;
        quantity: Quantity;
        options?: Record<string, string>;
        searched?: string;
      }[],
      preferences: Pick<LinePreferences, "ifMissing">,
    ): Promise<Cart>;
    /** sets; 0 removes; `searched` as of `add` */
    update(items: { itemId: number; quantity: Quantity; searched?: string }[]): Promise<Cart>;
    remove(items: { itemId: number; productId: number }[]): Promise<Cart>;
    setNote(note: string): Promise<Cart>;
    setInvoice(wanted: boolean): Promise<Cart>;
    /** sets all preferences of each line; "refused" (`noteTooLong`) for a note of more than `noteRoom` (line-preferences.ts) */
    setLinePreferences(lines: (LinePreferences & { itemId: number })[]): Promise<Cart>;
    packagings(): Promise<Packaging[]>;
    setPackaging(id: number): Promise<Cart>;
    /** takes everything out */
    empty(): Promise<Cart>;
  };
  /** codes and certificates that take something off a cart; "refused" for a code that is wrong, used, or somebody else's */
  gifts: {
    /** what the code would give, where the backend says it */
    check(code: string): Promise<{ description?: string }>;
    add(code: string): Promise<Cart>;
    remove(gift: Pick<GiftCode, "id" | "code">): Promise<Cart>;
    /** the shopper's own */
    own(): Promise<GiftCertificate[]>;
    /** those that the shop gave */
    given(): Promise<GiftCertificate[]>;
  };
  places: Places;
  slots: {
    /** waits no longer than `patienceMs`, where it is given: then it is "down", as any answer that did not come */
    days(patienceMs?: number): Promise<TimeslotDay[]>;
    select(date: IsoDate, id: number): Promise<Cart>;
  };
  checkout: {
    /** all that are offered, or the one of that id, with its saved cards */
    paymentTypes(id?: number): Promise<PaymentType[]>;
    /** checks all and locks the cart */
    prepare(): Promise<Cart>;
    buy(input: PaymentSelection & { idempotencyKey: string }): Promise<{
      orderId: number;
      status: OrderStatus;
      redirectUrl?: string;
    }>;
    /** changes the payment of an order that waits for it; with an address, the payment goes on there */
    changePayment(orderId: number, way: PaymentSelection): Promise<{ redirectUrl?: string }>;
    /** what the provider is asked to hold for the cart, or for an order */
    preauthorised(paymentTypeId: number, orderId?: number): Promise<{ amount: Cents; variableTotal: Cents }>;
  };
  orders: Orders;
  lists: Lists;
  /** the backend's clock, from the last answer, else the machine's */
  today(): RomeNow;
};
