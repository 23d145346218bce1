import { useT } from "~/i18n/use-t";
import type { GiftCode } from "~/model/cart";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";

type Props = { gift: Pick<GiftCode, "id" | "code" | "description">; removable: boolean };

/** A code of the cart by its name, and the button that takes it out again. */
export function GiftCodeTerm({ gift: { id, code, description }, removable }: Props) {
  const t = useT();
  return (
    <>
      {t("cart.summary.giftCode", { code })}
      {description && description !== code && <span className="summary-note"> {description}</span>}
      {removable && (
        <Form method="post" action={paths.cart} data-in-place="">
          <input type="hidden" name="giftId" value={id} />
          <Button kind="quiet" small icon="trash" aria-label={t("cart.gift.removeNamed", { code })}>
            {t("cart.gift.remove")}
          </Button>
        </Form>
      )}
    </>
  );
}
