import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { withQuery } from "~/lib/path";
import type { OrderScope } from "~/model/order";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { FormErrors } from "~/ui/form/form-errors";
import { FormField } from "~/ui/form/form-field";
import { Form } from "~/ui/link";
import { SelectField } from "~/ui/form/select-field";
import { useErrorText } from "~/ui/form/error-text";
import { ownFilters, wideFilters } from "./order-filters";

type Props = {
  scope: OrderScope | undefined;
  typed: Record<string, string>;
  rejected: SubmissionResult<string[]> | undefined;
  addresses: { id: number; label: string }[];
};

const dates = new Set<string>(["from", "to", "deliveredFrom", "deliveredTo"]);

/**
 * Filters of the list as a GET form, so that a filtered list has an address for bookmarks and back.
 */
export function FilterForm({ scope, typed, rejected, addresses }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const [form, all] = useForm<Record<string, string>, string[]>({
    id: "orders",
    lastResult: rejected,
    defaultValue: typed,
  });
  const names = scope ? wideFilters : ownFilters;
  const shown = names.flatMap((name) => {
    const field = all[name];
    return field ? [{ name, field, label: t(`orders.filters.${name}`) }] : [];
  });
  const isUsed = Object.values(typed).some(Boolean);
  return (
    <details className="no-print" open={isUsed || undefined}>
      <summary>
        <span className="link">{t("orders.filters.title")}</span>
      </summary>
      <Form
        method="get"
        action={paths.orders}
        {...getFormProps(form, { ariaAttributes: false })}
        className="order-filters-form"
      >
        <FormErrors form={form} fields={shown} />
        {scope && <input type="hidden" name="view" value={scope} />}
        {shown.map(({ name, field, label }) =>
          name === "replaced" ? (
            <Checkbox
              key={name}
              id={field.id}
              name={name}
              label={label}
              defaultChecked={typed[name] === "on"}
            />
          ) : name === "addressId" ? (
            <SelectField
              key={name}
              id={field.id}
              name={name}
              label={label}
              defaultValue={typed[name]}
              error={textOf(field.errors)}
              options={[
                { value: "", label: t("orders.filters.anyAddress") },
                ...addresses.map((one) => ({ value: String(one.id), label: one.label })),
              ]}
            />
          ) : (
            <FormField
              key={name}
              field={field}
              label={label}
              kind={dates.has(name) ? "day" : name === "least" || name === "most" ? "amount" : "digits"}
              help={dates.has(name) ? t("orders.filters.dateHelp") : undefined}
            />
          ),
        )}
        <div className="order-filters-actions flex flex-wrap gap-2">
          <Button icon="filter">{t("orders.filters.apply")}</Button>
          {isUsed && (
            <LinkButton kind="quiet" to={scope ? withQuery(paths.orders, { view: scope }) : paths.orders}>
              {t("orders.filters.reset")}
            </LinkButton>
          )}
        </div>
      </Form>
    </details>
  );
}
