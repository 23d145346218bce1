import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Button } from "~/ui/button";
import { withIconAfter } from "~/ui/icon";
import { Link } from "~/ui/link";
import { unfoldField, type FacetView, type ListingData } from "./listing-data";

/**
 * Max rows of a sticky column: twelve rows of 32 px fit below the header of a 720 px window. A
 * longer column scrolls with the page, because the end of a sticky column would stay out of sight.
 */
const maxStickyRows = 12;

/** Counts the name of each facet as a row. */
const rowsOf = ({ departments = [], facets }: ListingData): number =>
  [departments, ...facets.map(({ values }) => values)].reduce((sum, { length }) => sum + length + 1, 0);

/**
 * Filters of a listing, inside the form of listing-view.tsx. On phones the listing's switch shows
 * them, without script too.
 */
export function Facets({ listing, action }: { listing: ListingData; action: Path }) {
  const t = useT();
  return (
    <div className={rowsOf(listing) > maxStickyRows ? "side side-long" : "side"}>
      <div className="listing-facets">
        <a className="visually-hidden link" href="#goods">
          {t("catalog.listing.skipFilters")}
        </a>
        {/* default button for Enter; with several products the sort's button takes that role */}
        {listing.items > 1 ? null : <button hidden formAction={`${action}#products`} />}
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
          <FacetGroup
            key={facet.parameter}
            facet={facet}
            action={action}
            unfolds={[...listing.unfolded, facet.parameter].join()}
          />
        ))}
        {listing.departments ? <Departments departments={listing.departments} /> : null}
        <Button kind="secondary" wide formAction={`${action}#products`} className="mt-4">
          <span>
            {t("catalog.listing.apply")}{" "}
            {listing.items > 0 ? (
              <span className="noscript:hidden">{t("catalog.listing.count", { count: listing.items })}</span>
            ) : null}
          </span>
        </Button>
      </div>
    </div>
  );
}

/** Links to a search in a single department. */
function Departments({ departments }: { departments: NonNullable<ListingData["departments"]> }) {
  const t = useT();
  return (
    <nav className="mt-4" aria-labelledby="departments">
      <h3 id="departments" className="font-bold">
        {t("catalog.listing.departments")}
      </h3>
      <ul>
        {departments.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="link block min-h-8">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = {
  facet: FacetView;
  action: Path;
  /** facets to show in full after this group unfolds, comma-separated */
  unfolds: string;
};

function FacetGroup({ facet, action, unfolds }: GroupProps) {
  const t = useT();
  const { name, parameter, values, more } = facet;
  return (
    <fieldset id={facetId(parameter)} className="mt-4">
      <legend className="font-bold">{name}</legend>{" "}
      {values.map((value) => (
        <Choice
          key={value.id}
          name={parameter}
          value={value.id}
          on={value.on}
          label={value.name}
          count={value.count}
        />
      ))}
      {more ? (
        <>
          <button
            name={pressed(unfoldField, unfolds)}
            formAction={`${action}#${facetId(parameter)}`}
            className="link min-h-8"
          >
            {t("catalog.listing.more", { count: more })}
          </button>{" "}
        </>
      ) : null}
    </fieldset>
  );
}

const facetId = (parameter: string): string => `facet-${parameter}`;

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
          className="size-5 shrink-0 accent-brand"
        />
        {label}
        {count === undefined ? null : <> ({count})</>}
      </label>{" "}
    </>
  );
}

/** Chosen filters, each with a link that removes it. */
export function Chips({ listing }: { listing: ListingData }) {
  const t = useT();
  if (listing.chips.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap items-center gap-2" aria-label={t("catalog.listing.chosen")}>
      {listing.chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            to={href}
            className={`btn btn-secondary btn-small ${withIconAfter("x")}`}
            aria-label={t("catalog.listing.remove", { name: label })}
          >
            {label}
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
