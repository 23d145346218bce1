import { useT } from "~/i18n/use-t";
import { RequestCode } from "~/page/request-code";
import { Notice } from "~/ui/message/notice";

/** Instead of what the content system does not say now: how to ask a person. */
export function Unavailable({ phone, email }: { phone: string; email: string }) {
  const t = useT();
  return (
    <Notice kind="warn">
      <p>{t("content.unavailable", { phone, email })}</p>
      <RequestCode />
    </Notice>
  );
}
