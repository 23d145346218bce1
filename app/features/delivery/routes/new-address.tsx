import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { data, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { metaTags, seo } from "~/features/shell/public";
import { useT } from "~/i18n/use-t";
import { safePath } from "~/lib/safe-path";
import { requireUser, shopAction, shopLoader } from "~/platform/route";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { ErrorSummary } from "~/ui/error-summary";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { TextField } from "~/ui/text-field";
import {
  addressConstraint,
  addressFields,
  missingFields,
  parseAddress,
  type TypedAddress,
} from "../address-form";
import { afterPlace } from "../after-place";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop, url }) => {
  requireUser(shop, url);
  return {
    seo: seo(shop, { title: shop.t("delivery.form.title"), noindex: true }),
    constraint: addressConstraint,
    back: safePath(url.searchParams.get("da"), "/"),
  };
});

export const action = shopAction(async ({ shop, form, url }) => {
  requireUser(shop, url);
  const { t, ebsn } = shop;
  const submission = parseAddress(form);
  if (submission.status !== "success") {
    const fields = missingFields(form).map((name) => t(`delivery.missing.${name}`));
    const incomplete =
      fields.length > 0 ? [t("delivery.form.incomplete", { fields: fields.join(", ") })] : undefined;
    return data({ result: submission.reply({ formErrors: incomplete }), notServed: false }, { status: 422 });
  }
  const typed = addressFields(submission.value);
  const refuse = (words: string, notServed: boolean) =>
    data({ result: submission.reply({ formErrors: [words] }), notServed }, { status: 422 });
  try {
    const checked = await ebsn.places.checkAddress(typed);
    if (!checked.active) return refuse(t("delivery.form.notServed"), true);
    const saved = await ebsn.places.saveAddress({
      ...typed,
      latitude: checked.latitude,
      longitude: checked.longitude,
    });
    const cart = await ebsn.places.selectAddress(saved.id);
    shop.flash({ kind: "ok", text: t("delivery.form.saved") });
    return await afterPlace(shop, cart, safePath(url.searchParams.get("da"), "/"));
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    return refuse(
      t(
        error.code === "message.invalidAddress1" ? "delivery.form.unknown" : "delivery.errors.settingAddress",
      ),
      false,
    );
  }
});

const rows = [
  { name: "street", autoComplete: "address-line1", width: "full" },
  { name: "number", autoComplete: "off", width: "short", optional: true },
  { name: "postalCode", autoComplete: "postal-code", inputMode: "numeric", width: "short" },
  { name: "city", autoComplete: "address-level2", width: "full" },
  { name: "province", autoComplete: "address-level1", width: "short", help: "provinceHelp" },
  { name: "doorbell", autoComplete: "family-name", width: "full" },
  { name: "label", autoComplete: "off", width: "full", help: "labelHelp" },
  { name: "phone", autoComplete: "tel", inputMode: "tel", width: "medium", help: "phoneHelp" },
  { name: "floor", autoComplete: "off", width: "short", optional: true },
  { name: "note", autoComplete: "off", width: "full", optional: true },
] as const;

export default function NewAddressPage() {
  const { constraint, back } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const [form, fields] = useForm<TypedAddress, string[]>({
    id: "address",
    lastResult: rejected?.result,
    constraint,
    shouldRevalidate: "onSubmit",
  });
  const words = (errors: string[] | undefined) => {
    const known = (["required", "phone", "postalCode", "province", "tooLong"] as const).find(
      (key) => key === errors?.[0],
    );
    return known && t(`delivery.errors.${known}`);
  };
  const errors = [
    ...(form.errors ?? []).map((text) => ({ text })),
    ...rows.flatMap(({ name }) => {
      const text = words(fields[name].errors);
      return text ? [{ id: fields[name].id, text: `${t(`delivery.form.${name}`)}: ${text}` }] : [];
    }),
  ];
  const pickup = `/delivery/address?servizio=pickup&da=${encodeURIComponent(back)}`;
  return (
    <PageOrDialog
      title={t("delivery.form.title")}
      subtitle={t("delivery.form.intro")}
      width={700}
      closeHref={`/delivery/address?da=${encodeURIComponent(back)}`}
    >
      <Form method="post" {...getFormProps(form)} className="form">
        <ErrorSummary errors={errors} />
        {rejected?.notServed && (
          <LinkButton icon="store" to={pickup}>
            {t("delivery.form.pickupInstead")}
          </LinkButton>
        )}
        {rows.map(({ name, ...row }) => (
          <TextField
            {...getInputProps(fields[name], { type: "text", ariaAttributes: false })}
            key={name}
            label={t(`delivery.form.${name}`)}
            help={"help" in row ? t(`delivery.form.${row.help}`) : undefined}
            optional={"optional" in row}
            error={words(fields[name].errors)}
            width={row.width}
            autoComplete={row.autoComplete}
            inputMode={"inputMode" in row ? row.inputMode : undefined}
          />
        ))}
        <Checkbox
          {...getInputProps(fields.elevator, { type: "checkbox", ariaAttributes: false })}
          key="elevator"
          label={t("delivery.form.elevator")}
          optional
        />
        <Button kind="primary" wide>
          {t("delivery.form.save")}
        </Button>
      </Form>
    </PageOrDialog>
  );
}
