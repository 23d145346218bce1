import type { Named } from "~/lib/words/full-name";
import type { Path } from "~/lib/path";

/** Line below the search field, ready to show. */
export type Suggestion =
  | { kind: "word"; text: string; href: Path }
  | { kind: "category"; text: string; note?: string; href: Path }
  | {
      kind: "product";
      text: string;
      note: string;
      price?: string;
      image: string;
      href: Path;
      /** the product that its button adds; absent if it cannot be added directly */
      add?: Named & { id: number };
    };
