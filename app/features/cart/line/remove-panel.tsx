import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { backField, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog, useInDialog } from "~/ui/page-or-dialog";

type Props = { data: { itemId: number; name: string; quantity: string; back: Path } };

/** "Togliere dal carrello?" with product, quantity and unit; the safe answer comes first. */
export function RemovePanel({ data }: Props) {
  const t = useT();
  const no = t("cart.remove.no");
  return (
    <PageOrDialog title={t("cart.remove.title")} width={480} closeHref={data.back}>
      <p>{t("cart.remove.text", { name: data.name, amount: data.quantity })}</p>
      <Form
        method="post"
        action={paths.removeCartLine(data.itemId)}
        className="panel-actions"
        {...marks.put(marks.inPlace, "")}
      >
        <input type="hidden" name={backField} value={data.back} />
        {useInDialog() ? (
          <Button formMethod="dialog">{no}</Button>
        ) : (
          <LinkButton to={data.back}>{no}</LinkButton>
        )}
        <Button kind="danger">{t("cart.remove.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
