import type { ReactNode } from "react";

export type CardProps = {
  as?: "section" | "article" | "div" | "li";
  title?: ReactNode;
  /** beside the title: "Modifica" */
  action?: ReactNode;
  children: ReactNode;
};

/** A box with a border; with a title it is a section of a page. */
export function Card({ as: Element = "div", title, action, children }: CardProps) {
  return (
    <Element className="card">
      {title ? (
        <div className="card-head">
          <h2 className="card-title">{title}</h2>
          {action}
        </div>
      ) : null}
      {children}
    </Element>
  );
}
