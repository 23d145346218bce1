/** Exports of the cookie choice for the loaders of other features, and for the Worker. */
export { count, hearsByTagsAlone, measurementOf } from "./measurement";
export { cartEvent, listEvent, orderEvent, productEvent } from "./page-event";
