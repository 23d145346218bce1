import { useT } from "~/i18n/use-t";
import { RequestCode } from "~/page/request-code";
import { Notice } from "~/ui/message/notice";

/** Notice in place of unavailable content, with the chain's contacts. */
export function Unavailable({ phone, email }: { phone: string; email: string }) {
  const t = useT();
  return (
    <Notice kind="warn">
      <p>{t("content.unavailable", { phone, email })}</p>
      <RequestCode />
    </Notice>
  );
}
