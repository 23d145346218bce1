/** What other features' loaders, and the Worker, may use of the choice about cookies. */
export { count, hearsByTagsAlone, measurementOf } from "./measurement";
export { cartEvent, listEvent, orderEvent, productEvent } from "./page-event";
