import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack } from "~/lib/path";
import type { InvoicePerson } from "~/model/profile";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { accountOf } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader, type LoaderInput } from "~/platform/http/route";
import { Link } from "~/ui/link";
import { redisplayForm, formTooOften, tryForm } from "../../refuse-form";
import { company, namesOf, privatePerson } from "../field-lists";
import { PersonForm } from "../person-form";
import { companySchema, constraintOf, parse, privateSchema } from "../person-schemas";
import { ProfilePage } from "../profile-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const forms = {
  private: { schema: privateSchema, fields: privatePerson },
  company: { schema: companySchema, fields: company },
} as const;

/** Returns the person in the URL; undefined for a new person. Throws 404 for any other id. */
async function personOf({ shop, params }: Pick<LoaderInput, "shop" | "params">) {
  if (params.personId === "new") return undefined;
  const persons = await shop.ebsn.profile.invoicePersons();
  const person = persons.find(({ id }) => String(id) === params.personId);
  if (!person) throw data(null, { status: 404 });
  return person;
}

const kindOf = (person: InvoicePerson | undefined, url: URL): InvoicePerson["kind"] =>
  person?.kind ?? (url.searchParams.get("kind") === "company" ? "company" : "private");

/** Returns the page to go back to: the payment page links here to add a person. */
const backFrom = (url: URL) => readBack(url.searchParams, paths.profileBilling);

export const loader = shopLoader({ login: true }, async ({ shop, params, url }) => {
  const person = await personOf({ shop, params });
  const kind = kindOf(person, url);
  const { id: _, kind: __, ...values } = person ?? { id: 0, kind };
  return {
    seo: seo(shop, { title: shop.t(`account.billing.${kind}`), noindex: true }),
    kind,
    values,
    back: backFrom(url),
    constraint: constraintOf(forms[kind].schema),
  };
});

/**
 * Saves a person. The backend merges a new person with a stored person of the same fiscal code or
 * VAT number. A repeated submission therefore adds no second person.
 */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form, params, url }) => {
    const person = await personOf({ shop, params });
    const kind = kindOf(person, url);
    const submission = kind === "company" ? parse(form, companySchema) : parse(form, privateSchema);
    if (submission.status !== "success") return redisplayForm(submission);
    if (!person && !(await shop.checkRateLimit("create", accountOf(shop))))
      return formTooOften(shop, submission);
    const refused = await tryForm(shop, submission, namesOf(forms[kind].fields), () =>
      shop.ebsn.profile.saveInvoicePerson({ id: person?.id, kind, ...submission.value }),
    );
    if (refused) return refused;
    shop.flash({ kind: "ok", text: shop.t("account.saved") });
    return seeOther(backFrom(url));
  },
);

export default function InvoicePersonPage() {
  const { kind, values, constraint, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const t = useT();
  return (
    <ProfilePage title={t(`account.billing.${kind}`)}>
      <PersonForm
        id="billing"
        fields={forms[kind].fields}
        submit={t("account.save")}
        {...{ values, constraint, lastResult }}
      />
      <p>
        <Link to={back} className="link">
          {t(back === paths.profileBilling ? "account.billing.title" : "account.billing.back")}
        </Link>
      </p>
    </ProfilePage>
  );
}
