import type { ReactNode } from "react";

export type BadgeKind = "promo" | "new" | "ok" | "info" | "warn" | "error" | "plain";

type Props = { kind?: BadgeKind; className?: string; children: ReactNode };

/** A short label on a coloured background: "-30 %", "Novità", "In preparazione". */
export function Badge({ kind = "plain", className = "", children }: Props) {
  return <span className={`badge badge-${kind} ${className}`.trim()}>{children}</span>;
}
