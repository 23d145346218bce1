import type { loader as addressLoader } from "./address/routes/address";
import type { loader as timeslotLoader } from "./slot/routes/timeslot";

/** The panels that the header opens in a dialog (`DialogLink`), each loaded when it is first wanted, and the loaders of their pages. */
export const addressDialog = () => import("./address/address-page").then(({ AddressPage }) => AddressPage);
export const timeslotDialog = () => import("./slot/timeslot-page").then(({ TimeslotPage }) => TimeslotPage);
export type AddressLoader = typeof addressLoader;
export type TimeslotLoader = typeof timeslotLoader;
