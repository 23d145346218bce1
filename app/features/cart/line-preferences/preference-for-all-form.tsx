import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { IfMissing } from "~/model/cart";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Form } from "~/ui/link";
import { IfMissingGroup } from "./if-missing-group";

/** Form that sets the substitution policy of the whole cart at once. */
export function PreferenceForAllForm({ chosen }: { chosen: IfMissing | undefined }) {
  const t = useT();
  const now = chosen ? t(`cart.preferences.short.${chosen}`) : t("cart.preferences.forAllMixed");
  return (
    <details className="cart-extra">
      <summary>
        {t("cart.preferences.forAll")}: {now}
      </summary>
      <Form method="post" action={paths.cart} {...marks.put(marks.inPlace, "")}>
        <IfMissingGroup
          id="if-missing-all"
          legend={t("cart.preferences.forAllLegend")}
          chosen={{ ifMissing: chosen }}
        />
        <Button small>{t("cart.preferences.forAllSave")}</Button>
      </Form>
    </details>
  );
}
