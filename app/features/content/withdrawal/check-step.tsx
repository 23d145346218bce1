import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import type { Fact } from "./statement";
import { StatementText } from "./statement-text";
import { stepField, steps } from "./withdraw";

type Props = {
  facts: readonly Fact[];
  fields: Record<string, string>;
  /** the reason why sending failed, and a mailto link with the same text */
  failed?: { wrong: string; mail: string };
};

/** Second step: the text to send, and the button that sends it. Each form carries all values. */
export function CheckStep({ facts, fields, failed }: Props) {
  const t = useT();
  const carried = Object.entries(fields).map(([name, value]) => (
    <input type="hidden" name={name} value={value} key={name} />
  ));
  return (
    <>
      <h1 className="title">{t("content.withdraw.check")}</h1>
      {failed && (
        <Notice
          kind="error"
          live
          actions={
            <a href={failed.mail} className="link">
              {t("content.withdraw.byMail")}
            </a>
          }
        >
          <p>{failed.wrong}</p>
        </Notice>
      )}
      <StatementText facts={facts} />
      <Form method="post" action={paths.withdrawal}>
        {carried}
        <Button kind="primary" name={stepField} value={steps.confirm}>
          {t("content.withdraw.confirm")}
        </Button>
      </Form>
      <Form method="post" action={paths.withdrawal}>
        {carried}
        <Button kind="quiet" name={stepField} value={steps.correct}>
          {t("content.withdraw.correct")}
        </Button>
      </Form>
    </>
  );
}
