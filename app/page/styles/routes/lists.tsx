import { sheetLinks } from "../sheets";

export { Outlet as default } from "@remix-run/react";

export const links = sheetLinks("lines", "pieces", "rows", "lists");
