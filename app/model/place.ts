export type Service = "pickup" | "delivery";
/** A service of the chain; only those with `tab` are offered as tabs (§2.3). */
export type ServiceTab = { service: Service; name: string; tab: boolean };
export type PlaceKind = "home" | "store" | "locker";

/** What the post needs of a place; a backend may leave any of it empty. */
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
  /** whether the shopper prefers it; undefined where the backend does not say, and then it cannot be preferred either */
  preferred?: boolean;
  /** the backend's check: inside the served area */
  active: boolean;
  storeId?: number;
};

/** What a shopper types; completed by `checkAddress`. */
export type AddressFields = Omit<Address, "id" | "kind" | "preferred" | "active" | "storeId"> & {
  id?: number;
};

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** A stretch of a day, `HH:mm`; two of them where a place closes at noon. */
export type Hours = { weekday: Weekday; opens: string; closes: string };
export type Store = StreetAddress & {
  id: number;
  /** of the store as an address, where the backend tells it */
  addressId?: number;
  /** as of an address */
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

/** A place of the chain as the public locator knows it: it says nothing of services. */
export type Branch = Omit<Store, "id" | "addressId" | "preferred" | "kind" | "services" | "distance"> & {
  warehouseId: number;
};
/** A place of the chain for everybody: what the locator knows, with the id and the services of those one can collect at. */
export type PublicStore = Omit<Branch, "warehouseId"> & { collect?: Pick<Store, "id" | "kind"> };
export type Warehouse = { id: number; name: string };
/** Degrees: latitude -90 to 90, longitude -180 to 180. */
export type Point = { latitude: number; longitude: number };
