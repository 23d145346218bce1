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
  /** links or buttons: what to do next */
  actions?: ReactNode;
  /** spoken at once when it appears under a script */
  live?: boolean;
};

/** What happened and what to do next. The kind is shown by a text and an icon, not only by colour. */
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
