import type { Path } from "~/lib/path";
import { Link } from "./link";

export type Tab = {
  href: Path;
  label: string;
  /** second line: "4 fasce libere" */
  note?: string;
  current: boolean;
};

/** Tabs that are links: each has a page. They scroll sideways when they do not fit the width. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs no-print" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link className="tab" to={tab.href} aria-current={tab.current ? "page" : undefined}>
              <span>{tab.label}</span>
              {tab.note ? <span className="tab-note"> {tab.note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
