import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { Meter } from "~/ui/meter";
import { TextField } from "~/ui/form/text-field";
import type { Rejected } from "../saving/saving";
import type { MeterView } from "./meters";

const id = "spending-limit";
type Props = { meter: MeterView | undefined; typed: string; refused: Rejected | undefined };

/** Form of the shopper's spending limit, below the limit's meter. */
export function LimitForm({ meter, typed, refused }: Props) {
  const t = useT();
  return (
    <div>
      {meter && <Meter {...meter} />}
      <details className="cart-extra" open={refused !== undefined}>
        <summary>{t("cart.limit.summary")}</summary>
        <Form method="post" action={paths.cart} {...marks.put(marks.inPlace, "")}>
          {refused && <ErrorSummary errors={[{ id, text: refused.error }]} />}
          <TextField
            id={id}
            name="limit"
            label={t("cart.limit.label")}
            help={t("cart.limit.help")}
            error={refused?.error}
            defaultValue={refused?.value ?? typed}
            inputMode="decimal"
            autoComplete="off"
            width="short"
          />
          <Button small>{t("cart.limit.save")}</Button>
        </Form>
      </details>
    </div>
  );
}
