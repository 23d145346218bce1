import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatBothPrices } from "~/lib/money";
import { backField, readBack } from "~/lib/path";
import { firstAdd } from "~/lib/quantity";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import * as marks from "~/lib/marks";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { RadioGroup } from "~/ui/form/radio-group";
import { SelectField } from "~/ui/form/select-field";
import { intentField } from "~/ui/product/stepper-fields";
import { optionField } from "../option-field";
import { allergenNote } from "~/features/allergens/public.server";
import { runOrDefer, pendingData } from "~/features/pending/public.server";
import { addToCart } from "../add-to-cart-action";
import { GiftCodeBeforeAdd } from "../../gifts/gift-code-before-add";
import { amountChoices } from "../amount-choices";
import { isFirstAdd, readAddition, clampAddition } from "../addition";
import { usualOptions } from "../usual-options";
import { LineProduct } from "../../product-line/line-product";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, params, url }) => {
  const product = await shop.ebsn.catalog.product(params.slug ?? "");
  if (product.options.length === 0 || product.soldOut) throw seeOther(paths.product(product.slug));
  const waiting = pendingData(shop, addToCart);
  const addition = waiting?.productId === product.id ? waiting : undefined;
  const { t, locale } = shop;
  const wanted = addition && clampAddition(product, addition).value;
  const chosen = addition?.options ?? {};
  const { id, name, slug, brand, image, pack, options, price, weighed } = product;
  return {
    seo: seo(shop, { title: t("cart.options.title"), noindex: true }),
    product: { id, name, slug, brand, image, pack, options, ...allergenNote(product, shop) },
    price: price ? formatBothPrices(price, locale) : t("catalog.price.hidden"),
    weighed,
    chosen: { ...(await usualOptions(shop, product)), ...chosen },
    giftCode: addition?.giftCode,
    amounts: amountChoices(product, wanted, shop),
    // a quantity chosen on another page is exact; a first add is only a minimum
    intent: addition && !isFirstAdd(addition) ? ("to" as const) : ("least" as const),
    wanted: wanted || firstAdd(product.rule),
    back: addition?.back ?? readBack(url.searchParams, paths.product(product.slug)),
  };
});

export const action = shopAction(
  { actionLabel: "auth.resume.actions.cartAdd" },
  async ({ shop, form, params }) => {
    const addition = readAddition(form);
    const product = await shop.ebsn.catalog.product(params.slug ?? "");
    const missing = product.options.filter(
      (option) => !option.values.some(({ key }) => key === addition?.options[option.parameter]),
    );
    if (!addition || addition.productId !== product.id || missing.length > 0) {
      const errors = missing.map((option) => ({
        id: option.parameter,
        text: shop.t("cart.options.missing", { name: option.name }),
      }));
      return data(
        {
          errors,
          chosen: addition?.options ?? {},
          intent: String(form.get(intentField) ?? ""),
          giftCode: addition?.giftCode,
        },
        { status: 422 },
      );
    }
    return runOrDefer(shop, addToCart, addition);
  },
);

export default function OptionsPage() {
  const { product, chosen, amounts, intent, wanted, giftCode, price, weighed, back } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const before = rejected?.chosen ?? chosen;
  const { options } = product;
  const errorOf = (parameter: string) => rejected?.errors.find(({ id }) => id === parameter)?.text;
  return (
    <PageOrDialog
      title={t("cart.options.title")}
      subtitle={t("cart.options.all")}
      width={480}
      closeHref={back}
    >
      <div className="cart-line">
        <LineProduct line={product}>
          <p className="quiet">{product.pack}</p>
          <p>{price}</p>
        </LineProduct>
      </div>
      <Form
        method="post"
        action={paths.productOptions(product.slug)}
        className="form"
        {...marks.put(marks.inPlace, "")}
      >
        <ErrorSummary errors={rejected?.errors ?? []} />
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name={backField} value={back} />
        {options.map((option) =>
          option.mode === "radio" ? (
            <RadioGroup
              key={option.parameter}
              id={option.parameter}
              name={optionField(option.parameter)}
              legend={option.name}
              choices={option.values.map(({ key, name }) => ({ value: key, label: name }))}
              defaultValue={before[option.parameter]}
              error={errorOf(option.parameter)}
              sideBySide
            />
          ) : (
            <SelectField
              key={option.parameter}
              id={option.parameter}
              name={optionField(option.parameter)}
              label={option.name}
              options={[
                { value: "", label: t("cart.options.choose") },
                ...option.values.map(({ key, name }) => ({ value: key, label: name })),
              ]}
              defaultValue={before[option.parameter] ?? ""}
              error={errorOf(option.parameter)}
            />
          ),
        )}
        <RadioGroup
          id="amount"
          name={intentField}
          legend={t("cart.options.amount")}
          help={weighed ? t("cart.options.weighed") : undefined}
          choices={amounts.map(({ amount, label, price: total }) => ({
            value: `${intent}:${amount}`,
            label,
            aside: total,
          }))}
          defaultValue={rejected?.intent || `${intent}:${wanted}`}
          sideBySide
        />
        <GiftCodeBeforeAdd defaultValue={rejected?.giftCode ?? giftCode} />
        <div className="buybar">
          <Button
            kind="primary"
            wide
            {...marks.put(marks.required, options.map(({ parameter }) => optionField(parameter)).join(" "))}
          >
            {t("cart.options.submit")}
          </Button>
        </div>
      </Form>
    </PageOrDialog>
  );
}
