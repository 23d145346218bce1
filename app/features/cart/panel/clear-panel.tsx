import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog, useInDialog } from "~/ui/dialog/page-or-dialog";

/** Confirmation "Svuotare il carrello?"; the safe answer comes first. */
export function ClearPanel({ count }: { count: number }) {
  const t = useT();
  const no = t("cart.clear.no");
  return (
    <PageOrDialog title={t("cart.clear.title")} width={480} closeHref={paths.cart}>
      <p>{t("cart.clear.text", { count })}</p>
      <Form
        method="post"
        action={paths.emptyCart}
        className="panel-actions"
        {...marks.put(marks.inPlace, "")}
      >
        {useInDialog() ? (
          <Button formMethod="dialog">{no}</Button>
        ) : (
          <LinkButton to={paths.cart}>{no}</LinkButton>
        )}
        <Button kind="danger">{t("cart.clear.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
