import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { GiftCode } from "~/model/cart";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { Form } from "~/ui/link";

type Props = { gift: Pick<GiftCode, "id" | "code" | "description">; removable: boolean };

/** Gift code in the cart's breakdown, with the button that removes it. */
export function GiftCodeTerm({ gift: { id, code, description }, removable }: Props) {
  const t = useT();
  return (
    <>
      {t("cart.summary.giftCode", { code })}
      {removable && (
        <Form
          method="post"
          action={paths.cart}
          {...marks.put(marks.inPlace, "")}
          className="gift-code-remove"
        >
          <input type="hidden" name="giftId" value={id} />
          <Button kind="quiet" small aria-label={t("cart.gift.removeNamed", { code })}>
            <Icon name="trash" />
            <VisuallyHidden>{t("cart.gift.remove")}</VisuallyHidden>
          </Button>
        </Form>
      )}
      {description && !description.includes(code) && <span className="summary-note"> {description}</span>}
    </>
  );
}
