/**
 * The shop's own words for what the backend answers. Money is integer cents, weight integer grams, dates `yyyy-MM-dd`
 * (Rome), times `HH:mm`. The wire's words (docs/wire.md) stop in this folder.
 */
export type Cents = number;
export type Grams = number;
export type IsoDate = string;
/** A moment as Rome's date and wall clock (`HH:mm`), and as epoch ms. */
export type RomeNow = { date: IsoDate; time: string; at: number };

/** How a product is counted: pieces, packs, or grams. */
export type CountedBy = "piece" | "pack" | "weight";

/** A quantity is never a bare number: pieces, packs or grams, as `by` says. */
export type Quantity = { by: CountedBy; value: number };

/** What one may buy of a product (§4, §5). Numbers are pieces, packs or grams, as `by` says. */
export type QuantityRule = {
  by: CountedBy;
  /** the first add */
  first: number;
  /** the least that may stand in a cart */
  min: number;
  /** the most, already a whole multiple; 0 = sold out */
  max: number;
  step: number;
  /** pieces in a package (QTY_MULT); 1 = none */
  multiple: number;
  /** only whole packages */
  locked: boolean;
  /** name of the package, "cassa da 6" */
  packageName?: string;
  /** about one piece's weight, for loose goods */
  pieceGrams?: Grams;
};

export type UnitPrice = { cents: Cents; unit: "kg" | "l" | "pz" };

export type Price = {
  /** what is paid: for one piece or pack, or for a kilogram when `per` is "kg" */
  now: Cents;
  /** before the promo; only during one */
  standard?: Cents;
  per: "pz" | "kg";
  unit?: UnitPrice;
  /** weight of a pack whose price is by the kilogram */
  packGrams?: Grams;
};

export type Promo = {
  /** percentage saved, three decimals */
  percent?: number;
  label: string;
  until?: IsoDate;
  kind: string;
  header?: string;
  footer?: string;
};

export type ProductOption = {
  parameter: string;
  name: string;
  mode: "select" | "radio";
  values: { key: string; name: string }[];
  selected?: string;
};

export type Crumb = { id: number; name: string; slug: string };

/** A product in a listing. */
export type Product = {
  id: number;
  slug: string;
  name: string;
  brand: string;
  /** "500 g" */
  pack: string;
  /** absolute URLs */
  image: string;
  imageLarge: string;
  price: Price;
  promo?: Promo;
  rule: QuantityRule;
  /** pieces or grams left; absent = no limit */
  left?: number;
  soldOut: boolean;
  isNew: boolean;
  highlight: boolean;
  /** the weight of the goods varies, the price is final after picking */
  weighed: boolean;
  classes: string[];
  options: ProductOption[];
  categoryId: number;
  crumbs: Crumb[];
  vendor?: { id: number; name: string };
  /** of a pack */
  piecesInside?: number;
  /** "al massimo 12 pz di Pasta" */
  classMax?: { name: string; max: number };
  warehouseId?: number;
};

export type NutritionRow = { label: string; per100: string };

export type ProductDetail = Product & {
  pictures: { medium: string; large: string }[];
  text?: string;
  features?: string;
  ingredients?: string;
  allergens?: string;
  storage?: string;
  nutrition: NutritionRow[];
  /** what `per100` is 100 of */
  nutritionBase: "g" | "ml";
  barcode?: string;
  warehouse?: string;
};

export type Category = {
  id: number;
  name: string;
  slug: string;
  title?: string;
  description?: string;
  icon?: string;
  image?: string;
  hidden: boolean;
  count?: number;
  children: Category[];
};
export type CategoryPage = Category & { crumbs: Crumb[]; subtitle?: string };

export type FacetValue = { id: string; name: string; count: number };
export type Facet = { name: string; parameter: string; values: FacetValue[] };
export type Paging = { page: number; pages: number; items: number; pageSize: number };
export type Listing = { products: Product[]; paging: Paging; facets: Facet[]; didYouMean?: string };

export const sorts = ["rank", "price_asc", "price_desc", "price_um_asc", "name_asc", "name_desc"] as const;
export type Sort = (typeof sorts)[number];

export type ListingQuery = {
  categoryId?: number;
  q?: string;
  ids?: number[];
  page?: number;
  pageSize?: number;
  sort?: Sort;
  promo?: boolean;
  onlyNew?: boolean;
  preferred?: boolean;
  /** facet parameter -> chosen value ids */
  facets?: Record<string, string[]>;
};

/** Lines of runs, some bold: what is left of the backend's HTML. */
export type RichText = { text: string; bold?: true }[][];

export type Advert = {
  id: number;
  title: string;
  text?: RichText;
  /** absolute URL */
  image?: string;
  /** as the backend wrote it: a path, or an address of the shop's or of anybody's */
  link: string;
};
export type ProductBlock = { title: string; text: string; products: Product[] };

export type Leaflet = {
  id: number;
  name: string;
  slug: string;
  from?: IsoDate;
  /** its last day */
  until?: IsoDate;
  /** absolute URLs of the page pictures, in order */
  pages: string[];
};

/** The scope of a price and of an assortment: the wire's `hash`. Anonymous: 0, 0, 0. */
export type Scope = { warehouse: number; date: IsoDate | "0"; timeslot: number };

export type Service = "pickup" | "delivery";
/** A service of the chain; only those with `tab` are offered as tabs (§2.3). */
export type ServiceTab = { service: Service; name: string; tab: boolean };
export type PlaceKind = "home" | "store" | "locker";

export type Address = {
  id: number;
  kind: PlaceKind;
  label: string;
  street: string;
  number: string;
  city: string;
  province: string;
  postalCode: string;
  latitude?: number;
  longitude?: number;
  doorbell?: string;
  floor?: string;
  note?: string;
  phone?: string;
  elevator?: boolean;
  preferred: boolean;
  /** the backend's check: inside the served area */
  active: boolean;
  storeId?: number;
};

/** What a shopper types; completed by `checkAddress`. */
export type AddressFields = Omit<Address, "id" | "kind" | "preferred" | "active" | "storeId"> & {
  id?: number;
};

export type Hours = { weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; opens: string; closes: string };
export type Store = {
  id: number;
  /** of the store as an address, where the backend tells it */
  addressId?: number;
  name: string;
  slug: string;
  kind: "store" | "locker";
  street: string;
  number: string;
  city: string;
  province: string;
  postalCode: string;
  latitude?: number;
  longitude?: number;
  phone?: string;
  /** kilometres */
  distance?: number;
  services: Service[];
  /** weekday 1 = Sunday, as the backend counts */
  hours: Hours[];
};

/** A place of the chain as the public locator knows it: it says nothing of services. */
export type Branch = Omit<Store, "id" | "addressId" | "kind" | "services" | "distance"> & {
  warehouseId: number;
};
export type Warehouse = { id: number; name: string };
/** Degrees: latitude -90 to 90, longitude -180 to 180. */
export type Point = { latitude: number; longitude: number };

export type SlotState = "free" | "filling" | "full" | "closed";
export type Timeslot = {
  id: number;
  begin: string;
  end: string;
  state: SlotState;
  selected: boolean;
  cost?: Cents;
  cutOff?: string;
  /** why it is closed, where the backend tells */
  closedBy?: "cutOff" | "holiday" | "place";
};
export type TimeslotDay = { date: IsoDate; slots: Timeslot[] };

export type ChosenSlot = {
  id: number;
  date: IsoDate;
  begin: string;
  end: string;
  /** the server's guess, not the shopper's choice */
  autoAssigned: boolean;
  holdUntil?: string;
};

export type CartItem = {
  itemId: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
  acceptAlternatives: boolean;
  note?: string;
  options?: Record<string, string>;
  /** a wire code when the line can no longer be bought as it stands */
  warning?: string;
};

export type OrderPackage = { name: string; quantity: number; total: Cents };
export type GiftCode = { id: number; code: string; amount: Cents };

export type Cart = {
  id: number;
  /** "changing": an order that was placed is being changed (7) */
  state: "open" | "locked" | "changing";
  user: { id: number; firstName?: string; preferredAddressId?: number; preferredStoreAddressId?: number };
  items: CartItem[];
  /** goods */
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  giftCodes: GiftCode[];
  /** all */
  total: Cents;
  /** the part of the goods that is weighed after picking */
  variableTotal: Cents;
  /** `total` with the weighed part at its heaviest */
  estimatedMax: Cents;
  minimumOrder: Cents;
  packages: OrderPackage[];
  address?: Address & { autoAssigned: boolean; service: Service };
  slot?: ChosenSlot;
  scope: Scope;
  note: string;
  points: number;
};

export type PaymentType = {
  id: number;
  name: string;
  description?: string;
  saved: { id: number; name: string }[];
};

export type OrderItem = {
  id: number;
  product: Product;
  quantity: Quantity;
  total: Cents;
};

export type Order = {
  id: number;
  /** §4: 1, 2 waiting for payment ... 18 */
  status: number;
  placedOn: IsoDate;
  placedAt: string;
  payment: { id: number; name: string };
  /** §3: 0 error ... 5 cancelled */
  transaction?: number;
  itemsTotal: Cents;
  packagesTotal: Cents;
  deliveryFee: Cents;
  total: Cents;
  variableTotal: Cents;
  estimatedMax: Cents;
  address?: Address;
  slot?: ChosenSlot;
  items: OrderItem[];
  itemCount: number;
  canModify: boolean;
  canCancel: boolean;
  canPay: boolean;
  payBefore?: string;
  changeBefore?: string;
  byAgent: boolean;
  packages: OrderPackage[];
  note?: string;
};
export type OrderPage = { orders: Order[]; paging: Paging };

export type User = { id: number; login: string };

/** A shopper's list, without its goods. */
export type ListSummary = {
  id: number;
  name: string;
  size: number;
  /** the favourites; every shopper has at most one such list */
  favourites: boolean;
  /** false when somebody shared it for reading */
  editable: boolean;
  /** the list used last */
  selected: boolean;
};
export type ListPage = { lists: ListSummary[]; paging: Paging };
export type ListItem = { itemId: number; product: Product; quantity: Quantity };
export type ShoppingList = ListSummary & { items: ListItem[] };
