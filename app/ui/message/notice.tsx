import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";
import { VisuallyHidden } from "../visually-hidden";

export type NoticeKind = "ok" | "info" | "warn" | "error";

export const noticeIcon: Record<NoticeKind, IconName> = {
  ok: "check-circle",
  info: "info",
  warn: "alert",
  error: "x-circle",
};

export type NoticeProps = {
  kind: NoticeKind;
  title?: ReactNode;
  children?: ReactNode;
  /** links or buttons for the next step */
  actions?: ReactNode;
  /** announced immediately when a script inserts it */
  live?: boolean;
};

/** An event and the next step. A text and an icon show the kind, in addition to colour. */
export function Notice({ kind, title, children, actions, live }: NoticeProps) {
  const t = useT();
  return (
    <div
      className={`notice notice-${kind}`}
      role={live ? (kind === "error" ? "alert" : "status") : undefined}
    >
      <Icon name={noticeIcon[kind]} />
      <div className="notice-text">
        <VisuallyHidden>{t(`ui.notice.${kind}`)}: </VisuallyHidden>
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
        {actions ? <div className="notice-actions">{actions}</div> : null}
      </div>
    </div>
  );
}
