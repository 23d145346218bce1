import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { RadioGroup } from "~/ui/form/radio-group";
import type { PackagingChoice } from "./packaging";

type Props = { choices: PackagingChoice[]; chosen: number | undefined };

/** Choice of the bags, if the backend offers several kinds. */
export function PackagingForm({ choices, chosen }: Props) {
  const t = useT();
  if (choices.length === 0) return null;
  const name = choices.find(({ id }) => id === chosen)?.name;
  return (
    <details className="cart-extra">
      <summary>{[t("cart.packaging.title"), name].filter(Boolean).join(": ")}</summary>
      <Form method="post" action={paths.cart} {...marks.put(marks.inPlace, "")}>
        <RadioGroup
          id="packaging"
          name="packaging"
          legend={t("cart.packaging.legend")}
          choices={choices.map((one) => ({
            value: String(one.id),
            label: one.name,
            help: one.description,
            aside: one.cost,
          }))}
          defaultValue={chosen === undefined ? undefined : String(chosen)}
          required
        />
        <Button small>{t("cart.packaging.save")}</Button>
      </Form>
    </details>
  );
}
