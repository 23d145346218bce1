import type { Size } from "./picture-size";

/** A chain as its files or its document in KV say it, before anybody has looked whether that is right. */
export type Candidate = {
  /** the folder's name, or that of the document's key */
  id: string;
  /** tenant.json with `texts` by language */
  tenant: Record<string, unknown>;
  theme: string;
  /** whether there is a picture for a path that settings or theme name */
  hasPicture(path: string): boolean;
  /** in pixels, of a picture that is there; undefined where it is neither a PNG nor a WebP. Absent: the pictures are not at hand, as those in KV are not */
  sizeOf?(path: string): Size | undefined;
};

/** The addresses of pictures that a theme shows. */
export const picturesOf = (theme: string): string[] => [
  ...new Set([...theme.matchAll(/url\(\s*["']?(\/[^"')\s]+)/g)].map(([, path = ""]) => path)),
];

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The addresses of all of a chain's pictures, from its settings and its theme. */
export function namedPictures({ tenant, theme }: Pick<Candidate, "tenant" | "theme">): string[] {
  const { icons, screenshots } = fieldsOf(tenant.app);
  const shown = Object.values(fieldsOf(screenshots)).map((one) => fieldsOf(one).src);
  const settings = [fieldsOf(tenant.logo).src, tenant.favicon, ...Object.values(fieldsOf(icons)), ...shown];
  const named = settings.filter((path) => typeof path === "string" && path.startsWith("/"));
  return [...new Set([...named.map(String), ...picturesOf(theme)])];
}
