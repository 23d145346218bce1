import type { Size } from "./picture-size";

/** A chain as read from its files or its KV document, before validation. */
export type Candidate = {
  /** name of the folder, or id in the document's key */
  id: string;
  /** tenant.json with `texts` by language */
  tenant: Record<string, unknown>;
  theme: string;
  /** true if the picture at a path named by settings or theme exists */
  hasPicture(path: string): boolean;
  /**
   * size in pixels of an existing picture; undefined if it is neither a PNG nor a WebP.
   * Absent if the pictures are not loaded, as for those in KV.
   */
  sizeOf?(path: string): Size | undefined;
};

/** Paths of the pictures in a theme. */
export const picturesOf = (theme: string): string[] => [
  ...new Set([...theme.matchAll(/url\(\s*["']?(\/[^"')\s]+)/g)].map(([, path = ""]) => path)),
];

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Paths of all pictures of a chain, from its settings and its theme. */
export function namedPictures({ tenant, theme }: Pick<Candidate, "tenant" | "theme">): string[] {
  const { icons, screenshots } = fieldsOf(tenant.app);
  const shown = Object.values(fieldsOf(screenshots)).map((one) => fieldsOf(one).src);
  const settings = [fieldsOf(tenant.logo).src, tenant.favicon, ...Object.values(fieldsOf(icons)), ...shown];
  const named = settings.filter((path) => typeof path === "string" && path.startsWith("/"));
  return [...new Set([...named.map(String), ...picturesOf(theme)])];
}
