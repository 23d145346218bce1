/** Exports of orders for the loaders and actions of other features and of the frame. */
export { findOrder } from "./find-order";
export { mostOrdered } from "./most-ordered";
export { newestOrders } from "./newest-orders";
export { changePieces } from "./change/change-pieces";
export { changeView } from "./change/change-view";
export { reorder } from "./reorder/reorder-action";
export { openDue } from "./list/open-due";
export { listedOrder, type ListedOrder } from "./order/order-row";
export { hasEvent } from "./order/calendar-event";
export { orderView } from "./order/order-view";
export { loadInvoiceFor } from "./order/load-invoice-for";
