import type { Cart } from "~/model/cart";
import type {
  Address,
  AddressFields,
  Branch,
  PlaceKind,
  Point,
  Service,
  ServiceTab,
  Store,
  Warehouse,
} from "~/model/place";
import type { Cents } from "~/model/price";

/** Stores and lockers of the chain, where they are, and who delivers to a point. */
export type Stores = {
  stores(): Promise<Store[]>;
  /** nearest first, with `distance` */
  storesNear(point: Point): Promise<Store[]>;
  /** every place of the chain, without a session */
  branches(): Promise<Branch[]>;
  /** whether one can collect within the chain's distance of a point; undefined where the backend does not say */
  collectsNear(point: Point): Promise<boolean | undefined>;
  /** who delivers to a point; nobody = an empty list */
  servedBy(point: Point): Promise<Warehouse[]>;
  /** collecting at work, by the company's code; "refused" for an unknown one */
  joinWorkplace(code: string): Promise<{ name: string }>;
  selectStore(storeId: number): Promise<Cart>;
  store(storeId: number): Promise<Store>;
  /** the cart as it would be at that store; changes nothing. "notFound" where the backend cannot tell */
  previewStore(storeId: number): Promise<Cart>;
};

/** Where goods go: addresses, stores and what delivery costs. */
export type Places = Stores & {
  addresses(): Promise<Address[]>;
  address(id: number): Promise<Address>;
  /** the chain's services, for the tabs of the address selector that shows one of them, or where a kind of place is chosen */
  services(shown: { service: Service } | { kind: PlaceKind }): Promise<ServiceTab[]>;
  /** makes a saved home, or a store by its address, the preferred one of its kind */
  preferAddress(id: number): Promise<void>;
  /** the cart as it would be at that address, or once it is `edited`; changes nothing. "notFound" where the backend cannot tell */
  previewAddress(id: number, edited?: AddressFields): Promise<Cart>;
  selectAddress(id: number): Promise<Cart>;
  checkAddress(fields: AddressFields): Promise<Address>;
  saveAddress(fields: AddressFields): Promise<Address>;
  deleteAddress(id: number): Promise<void>;
  /** what delivery to a home costs; with `ofCart`, what the cart's own service costs */
  deliveryFee(ofCart?: "ofCart"): Promise<{ cost: Cents; freeFrom?: Cents; minimumOrder: Cents }>;
};
