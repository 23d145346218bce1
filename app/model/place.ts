export type Service = "pickup" | "delivery";
/** A service of the chain; only services with `tab` are shown as tabs (§2.3). */
export type ServiceTab = { service: Service; name: string; tab: boolean };
export type PlaceKind = "home" | "store" | "locker";

/** A postal address; a backend may leave any part empty. */
export type StreetAddress = {
  street: string;
  number: string;
  city: string;
  /** two letters, "RM" */
  province: string;
  postalCode: string;
};

export type Address = StreetAddress & {
  id: number;
  kind: PlaceKind;
  label: string;
  latitude?: number;
  longitude?: number;
  doorbell?: string;
  floor?: string;
  note?: string;
  phone?: string;
  elevator?: boolean;
  /** the shopper's preferred address; undefined if the backend supports no preferred address */
  preferred?: boolean;
  /** the backend's check: inside the served area */
  active: boolean;
  storeId?: number;
};

/** An address as typed; completed by `checkAddress`. */
export type AddressFields = Omit<Address, "id" | "kind" | "preferred" | "active" | "storeId"> & {
  id?: number;
};

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** A period of a weekday, `HH:mm`; two periods for a place that closes at noon. */
export type Hours = { weekday: Weekday; opens: string; closes: string };
export type Store = StreetAddress & {
  id: number;
  /** id of the store as an address, if the backend sends it */
  addressId?: number;
  /** see `Address` */
  preferred?: boolean;
  name: string;
  slug: string;
  kind: "store" | "locker";
  latitude?: number;
  longitude?: number;
  phone?: string;
  /** kilometres */
  distance?: number;
  services: Service[];
  hours: Hours[];
};

/** A place of the chain from the public locator, which lists no services. */
export type Branch = Omit<Store, "id" | "addressId" | "preferred" | "kind" | "services" | "distance"> & {
  warehouseId: number;
};
/**
 * A place of the chain from the public locator. `collect`: id and kind, if pickup is possible
 * there.
 */
export type PublicStore = Omit<Branch, "warehouseId"> & { collect?: Pick<Store, "id" | "kind"> };
export type Warehouse = { id: number; name: string };
/** Degrees: latitude -90 to 90, longitude -180 to 180. */
export type Point = { latitude: number; longitude: number };
