import type { SandboxTenant } from "../../chains/sandbox-tenant";

/** A page as an editor saved it: HTML of the block editor. */
export type PageText = { slug: string; title: string; html: string; excerpt: string; validity?: string };
export type WritePage = (tenant: SandboxTenant) => PageText;

type Piece = string | readonly string[];

/** Renders pieces of text with their headings; several texts in a piece become a list. */
export const sections = (pieces: readonly (readonly [heading: string, ...Piece[]])[]): string =>
  pieces
    .map(
      ([heading, ...texts]) =>
        `<h2 class="wp-block-heading">${heading}</h2>\n${texts.map(blockOf).join("\n")}`,
    )
    .join("\n\n");

const blockOf = (piece: Piece): string =>
  typeof piece === "string"
    ? `<p>${piece}</p>`
    : `<ul class="wp-block-list">${piece.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** Formats cents as Italian euros: "5,90 €". */
export const euro = (cents: number): string => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
