import { useId, type ReactNode } from "react";
import type { Path } from "~/lib/path";
import { Link } from "./link";

type Props = { title: string; more?: { to: Path; text: string }; children: ReactNode };

/** A titled part of a page, with a link to more of it. */
export function Section({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="title">
          {title}
        </h2>
        {more ? (
          <Link to={more.to} className="link shrink-0 text-sm">
            {more.text}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
