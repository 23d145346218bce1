import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { isShared, keptHtml } from "~/page/kept-html";
import { useShopInfo } from "~/page/shop-info";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";
import type { FacetView, ListingData } from "./listing-data";

export const formId = "listing";
const shownAtFirst = 8;

/**
 * All choices of a listing in one GET form; each applies by itself where script runs (listing.client.ts). On phones the listing's switch
 * shows it, without script too.
 */
export function Facets({ listing, action }: { listing: ListingData; action: Path }) {
  const t = useT();
  return (
    <div className="side">
      <Form id={formId} method="get" action={action} className="listing-facets" data-applies="">
        {listing.ownParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <a className="visually-hidden link" href="#goods">
          {t("catalog.listing.skipFilters")}
        </a>
        <h2 className="heading max-md:sr-only">{t("catalog.listing.filters")}</h2>
        <fieldset className="mt-4">
          <legend className="font-bold">{t("catalog.listing.special")}</legend>{" "}
          <Choice name="promo" value="1" on={listing.promo} label={t("catalog.listing.promoOnly")} />
          <Choice name="new" value="1" on={listing.onlyNew} label={t("catalog.listing.newOnly")} />
          {listing.preferred === undefined ? null : (
            <Choice
              name="preferred"
              value="1"
              on={listing.preferred}
              label={t("catalog.listing.preferredOnly")}
            />
          )}
        </fieldset>
        {listing.facets.map((facet) => (
          <FacetGroup key={facet.parameter} facet={facet} />
        ))}
        <Button
          kind="secondary"
          wide
          formAction={`${action}#products`}
          className="mt-4 max-md:sticky max-md:bottom-16 max-md:z-10"
        >
          <span>
            {t("catalog.listing.apply")}{" "}
            {listing.items > 0 ? (
              <span className="noscript:hidden">{t("catalog.listing.count", { count: listing.items })}</span>
            ) : null}
          </span>
        </Button>
      </Form>
    </div>
  );
}

/** The same for everybody, as long as nothing of it is chosen. */
function FacetGroup({ facet }: { facet: FacetView }) {
  const t = useT();
  const { locale } = useShopInfo();
  const contents = <FacetContents facet={facet} />;
  if (!isShared(facet)) return <fieldset className="mt-4">{contents}</fieldset>;
  const kept = keptHtml(facet, "", { t, locale }, contents);
  return <fieldset className="mt-4" dangerouslySetInnerHTML={{ __html: kept }} />;
}

function FacetContents({ facet }: { facet: FacetView }) {
  const t = useT();
  const first = facet.values.filter((value, index) => index < shownAtFirst || value.on);
  const rest = facet.values.filter((value) => !first.includes(value));
  const choice = (value: FacetView["values"][number]) => (
    <Choice
      key={value.id}
      name={facet.parameter}
      value={value.id}
      on={value.on}
      label={value.name}
      count={value.count}
    />
  );
  return (
    <>
      <legend className="font-bold">{facet.name}</legend> {first.map(choice)}
      {rest.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 underline">{t("catalog.listing.more")}</summary>{" "}
          {rest.map(choice)}
        </details>
      ) : null}
    </>
  );
}

type ChoiceProps = { name: string; value: string; on: boolean | undefined; label: string; count?: number };

function Choice({ name, value, on = false, label, count }: ChoiceProps) {
  return (
    <>
      <label className="flex min-h-8 cursor-pointer items-center gap-2">
        <input
          id={`${name}-${value}`}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={on}
          className="size-5 accent-brand max-md:scroll-mb-32"
        />
        {label}
        {count === undefined ? null : <> ({count})</>}
      </label>{" "}
    </>
  );
}

/** What was chosen, each with a link that removes it. */
export function Chips({ listing }: { listing: ListingData }) {
  const t = useT();
  if (listing.chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2" aria-label={t("catalog.listing.chosen")}>
      {listing.chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            to={href}
            className="btn btn-secondary btn-small"
            aria-label={t("catalog.listing.remove", { name: label })}
          >
            {label}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {listing.clearHref && listing.chips.length > 1 ? (
        <li>
          <Link to={listing.clearHref} className="link text-sm">
            {t("catalog.listing.clear")}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
