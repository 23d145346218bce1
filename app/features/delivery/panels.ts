/** The panels that the header opens in a dialog (`DialogLink`), each loaded when it is first wanted. */
export const addressDialog = () => import("./address/address-page").then(({ AddressPage }) => AddressPage);
export const timeslotDialog = () => import("./slot/timeslot-page").then(({ TimeslotPage }) => TimeslotPage);
