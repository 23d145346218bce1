import type { FormEvent } from "react";
import { useInPlace } from "~/enhance/use-in-place";
import { useT } from "~/i18n/use-t";
import { backField, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/page-or-dialog";

type Props = {
  data: { itemId: number; name: string; quantity: string; back: Path };
  /** in a dialog: just close it, after "yes" as after "no" */
  onClose?: (removes: boolean) => void;
};

/** "Togliere dal carrello?" with product, quantity and unit; the safe answer comes first. */
export function RemovePanel({ data, onClose }: Props) {
  const t = useT();
  const inPlace = useInPlace();
  function remove(event: FormEvent<HTMLFormElement>) {
    if (!onClose) return;
    inPlace.onSubmit(event);
    onClose(true);
  }
  return (
    <PageOrDialog title={t("cart.remove.title")} width={480} closeHref={data.back}>
      <p>{t("cart.remove.text", { name: data.name, amount: data.quantity })}</p>
      <Form
        method="post"
        action={paths.removeCartLine(data.itemId)}
        className="panel-actions"
        onSubmit={remove}
      >
        <input type="hidden" name={backField} value={data.back} />
        {onClose ? (
          <Button type="button" onClick={() => onClose(false)}>
            {t("cart.remove.no")}
          </Button>
        ) : (
          <LinkButton to={data.back}>{t("cart.remove.no")}</LinkButton>
        )}
        <Button kind="danger">{t("cart.remove.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
