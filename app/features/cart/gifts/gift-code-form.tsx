import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { TextField } from "~/ui/form/text-field";
import type { Rejected } from "../saving/saving";
import { codeLimit, giftCodeField } from "./redeem-code";

const id = "gift-code";

/** Form of a gift code; an invalid code stays in the field. */
export function GiftCodeForm({ refused }: { refused: Rejected | undefined }) {
  const t = useT();
  return (
    <details className="cart-extra" open={refused !== undefined}>
      <summary>{t("cart.gift.summary")}</summary>
      <Form method="post" action={paths.cart} {...marks.put(marks.inPlace, "")}>
        {refused && <ErrorSummary errors={[{ id, text: refused.error }]} />}
        <TextField
          id={id}
          name={giftCodeField}
          label={t("cart.gift.label")}
          error={refused?.error}
          defaultValue={refused?.value}
          maxLength={codeLimit}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button small>{t("cart.gift.add")}</Button>
      </Form>
    </details>
  );
}
