import type { ReactNode } from "react";

export type BadgeKind = "promo" | "new" | "ok" | "warn" | "error" | "plain";

/** A short word on a coloured ground: "-30 %", "Novità", "In preparazione". */
export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`badge badge-${kind}`}>{children}</span>;
}
