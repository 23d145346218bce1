import type { Named } from "~/lib/words/full-name";
import type { Path } from "~/lib/path";

/** One line under the search field, ready to show. */
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
      /** what its button adds; absent where it cannot be added as it is */
      add?: Named & { id: number };
    };
