/** Query parameter of an order's page: its invoice could not be opened. */
export const invoiceFailed = "invoice";
