import { delivery } from "./delivery";
import { accessibility, company, complaints, withdrawal } from "./law";
import type { WritePage } from "./page-text";
import { privacy } from "./privacy";
import { leafletNotes, services } from "./services";
import { terms } from "./terms";

/** Pages of each chain, in the console's order and numbering. */
export const pages: readonly WritePage[] = [
  delivery,
  terms,
  privacy,
  withdrawal,
  complaints,
  accessibility,
  company,
  services,
  leafletNotes,
];
