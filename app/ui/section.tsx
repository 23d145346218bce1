import { useId, type ReactNode } from "react";

/** A titled part of a page, with a link to more of it. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="title">
          {title}
        </h2>
        {more ? <span className="link shrink-0 text-sm">{more}</span> : null}
      </div>
      {children}
    </section>
  );
}
