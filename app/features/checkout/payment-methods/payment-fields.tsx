import { useT } from "~/i18n/use-t";
import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { RadioGroup } from "~/ui/form/radio-group";
import { SelectField } from "~/ui/form/select-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { CashNote } from "./cash-note";
import type { PaymentChoice } from "./choices";
import type { InvoiceView } from "./load-persons";
import { personField, paymentField } from "./read-payment";

type Props = {
  choices: readonly PaymentChoice[];
  /** preselected choice: the shopper's last payment method */
  usual?: string;
  invoice: InvoiceView | undefined;
  /** submitted values that were refused */
  chosen?: { way: string; person: string };
  wrong?: { id?: string; text: string };
  /** address to return to after adding an invoice person */
  back: Path;
};

/** Fields of the payment method, and of the invoice person if required. */
export function PaymentFields({ choices, usual, invoice, chosen, wrong, back }: Props) {
  const t = useT();
  const errorOf = (id: string) => (wrong?.id === id ? wrong.text : undefined);
  const [only, ...more] = choices;
  return (
    <>
      <RadioGroup
        id={paymentField}
        name={paymentField}
        legend={<VisuallyHidden>{t("checkout.payment.legend")}</VisuallyHidden>}
        choices={choices}
        defaultValue={chosen?.way ?? (more.length === 0 ? only?.value : usual)}
        error={errorOf(paymentField)}
      />
      <CashNote text={choices.find(({ note }) => note)?.note} />
      {invoice && (
        <fieldset className="field pay-invoice">
          <legend className="field-label">{t("checkout.invoice.title")}</legend>
          <p className="field-help">
            {t(invoice.always ? "checkout.invoice.wanted" : "checkout.invoice.forSummary")}
          </p>
          {invoice.persons.length > 0 ? (
            <SelectField
              id={personField}
              name={personField}
              label={t("checkout.invoice.to")}
              options={invoice.persons}
              defaultValue={chosen?.person ?? invoice.chosen}
              error={errorOf(personField)}
            />
          ) : (
            <p id={personField}>{errorOf(personField) ?? t("checkout.invoice.nobody")}</p>
          )}
          <p className="pay-invoice-new">
            <LinkButton icon="plus" small to={withBack(paths.invoicePerson("new"), back)}>
              {t("checkout.invoice.addPrivate")}
            </LinkButton>
            <LinkButton
              icon="plus"
              small
              to={withBack(withQuery(paths.invoicePerson("new"), { kind: "company" }), back)}
            >
              {t("checkout.invoice.addCompany")}
            </LinkButton>
          </p>
        </fieldset>
      )}
    </>
  );
}
