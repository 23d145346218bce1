/** What other features' loaders and actions, and the frame's, may use of orders. */
export { findOrder } from "./find-order";
export { changePieces } from "./change/change-pieces";
export { changeView } from "./change/change-view";
export { reorder } from "./again/reorder-action";
export { openDue } from "./due/open-due";
export { loadInvoiceFor } from "./detail/load-invoice-for";
export { orderView } from "./detail/view";
