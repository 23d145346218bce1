import type { ReactNode } from "react";
import * as marks from "~/lib/marks";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";

export type EmptyStateProps = {
  icon: IconName;
  title: string;
  children?: ReactNode;
  /** next steps: a primary button, perhaps a quiet button */
  actions?: ReactNode;
  /** 1 = the page's heading, 2 = a heading within a page */
  level?: 1 | 2;
  /** replaces the focused element, so it takes the focus */
  takesFocus?: boolean;
};

export function EmptyState({ icon, title, children, actions, level = 2, takesFocus }: EmptyStateProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="empty">
      <span className="empty-mark">
        <Icon name={icon} />
      </span>
      <Title className="title" {...(takesFocus && { tabIndex: -1, [marks.focus]: "" })}>
        {title}
      </Title>
      {children ? <div className="empty-text">{children}</div> : null}
      {actions ? <div className="empty-actions">{actions}</div> : null}
    </div>
  );
}
