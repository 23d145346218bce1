import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import type { ReceiptView } from "./receipt";
import { StatementText } from "./statement-text";

/** Receipt of a withdrawal with its time, to print or download. */
export function ReceiptPage({ receipt: { facts, email } }: { receipt: ReceiptView }) {
  const t = useT();
  return (
    <>
      <h1 className="title">{t("content.withdraw.received")}</h1>
      <Notice kind="ok">
        <p>{t("content.withdraw.mailed", { email })}</p>
      </Notice>
      <StatementText facts={facts} />
      <p className="no-print">
        <LinkButton icon="download" to={paths.withdrawalReceiptFile}>
          {t("content.withdraw.keep")}
        </LinkButton>
      </p>
      <p>{t("content.withdraw.after")}</p>
    </>
  );
}
