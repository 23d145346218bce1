import { Fragment } from "react";
import type { Path } from "~/lib/path";
import { Link } from "../link";
import { VisuallyHidden } from "../visually-hidden";

export type Tab = {
  href: Path;
  label: string;
  /** month of a day: only for screen readers */
  month?: string;
  /** second line: "4 fasce libere"; on a phone only for screen readers */
  note?: string;
  current: boolean;
};

/** Tabs as links to pages. They scroll sideways if they exceed the width. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs no-print" aria-label={label}>
      {tabs.map(({ href, label, month, note, current }) => (
        <Fragment key={href}>
          <Link className="tab" to={href} aria-current={current ? "page" : undefined}>
            {label}
            {month ? <VisuallyHidden> {month}</VisuallyHidden> : null}
            {note ? <span className="tab-note max-sm:sr-only"> {note}</span> : null}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
