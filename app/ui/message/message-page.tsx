import type { ReactNode } from "react";
import type { Path } from "~/lib/path";
import { LinkButton } from "../button";
import { EmptyState } from "./empty-state";
import type { IconName } from "../icon-names";

type Onward = { to: Path; text: string };
type Props = {
  icon: Extract<IconName, "check-circle" | "mail" | "alert" | "lock">;
  title: string;
  /** the usual next page, and an alternative */
  next: Onward;
  other?: Onward;
  children: ReactNode;
};

/** A page with a result and links to the next step. */
export function MessagePage({ icon, title, next, other, children }: Props) {
  return (
    <EmptyState
      icon={icon}
      level={1}
      title={title}
      actions={
        <>
          <LinkButton kind="primary" to={next.to}>
            {next.text}
          </LinkButton>
          {other && (
            <LinkButton kind="quiet" to={other.to}>
              {other.text}
            </LinkButton>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
