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

/** Stores and lockers of the chain, their location, and the warehouses that deliver to a point. */
export type Stores = {
  stores(): Promise<Store[]>;
  /** nearest first, with `distance` */
  storesNear(point: Point): Promise<Store[]>;
  /** every place of the chain, without a session */
  branches(): Promise<Branch[]>;
  /**
   * true if pickup is possible within the chain's distance of a point; undefined if the backend
   * does not report it
   */
  collectsNear(point: Point): Promise<boolean | undefined>;
  /** warehouses that deliver to a point; empty if there are none */
  servedBy(point: Point): Promise<Warehouse[]>;
  /** enables pickup at work by the company's code; "refused" for an unknown code */
  joinWorkplace(code: string): Promise<{ name: string }>;
  selectStore(storeId: number): Promise<Cart>;
  store(storeId: number): Promise<Store>;
  /**
   * previews the cart at that store without changing it. "notFound" if the backend has no preview
   */
  previewStore(storeId: number): Promise<Cart>;
};

/** Destinations: addresses, stores and delivery costs. */
export type Places = Stores & {
  addresses(): Promise<Address[]>;
  address(id: number): Promise<Address>;
  /**
   * the chain's services for the tabs of the address selector, by its current service or by the
   * chosen kind of place
   */
  services(shown: { service: Service } | { kind: PlaceKind }): Promise<ServiceTab[]>;
  /** makes a saved home, or a store by its address, the preferred address of its kind */
  preferAddress(id: number): Promise<void>;
  /**
   * previews the cart at that address, with `edited` fields if given, without changing it.
   * "notFound" if the backend has no preview
   */
  previewAddress(id: number, edited?: AddressFields): Promise<Cart>;
  selectAddress(id: number): Promise<Cart>;
  checkAddress(fields: AddressFields): Promise<Address>;
  saveAddress(fields: AddressFields): Promise<Address>;
  deleteAddress(id: number): Promise<void>;
  /** cost of home delivery; with `ofCart`, cost of the cart's own service */
  deliveryFee(ofCart?: "ofCart"): Promise<{ cost: Cents; freeFrom?: Cents; minimumOrder: Cents }>;
};
