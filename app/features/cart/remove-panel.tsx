import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { useInPlace } from "~/enhance/use-in-place";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { PageOrDialog } from "~/ui/page-or-dialog";

type Props = {
  data: { itemId: number; name: string; quantity: string; back: string };
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
        action={`/cart/lines/${data.itemId}/remove`}
        className="panel-actions"
        onSubmit={remove}
      >
        <input type="hidden" name="back" value={data.back} />
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
