import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";
import type { FacetView, ListingData } from "./listing-data";

export const formId = "listing";
const shownAtFirst = 8;

/** Applies by itself where script runs; the visible button does it everywhere. */
export function useApply() {
  const submit = useSubmit();
  return (form: HTMLFormElement | null) => {
    if (form) submit(form, { preventScrollReset: true });
  };
}

/**
 * After the listing has changed, sets the form to what is shown now. Its fields stay the same elements, so that the one in use keeps the
 * focus; only a choice that moves out of the folded ones is a new element, and the focus is set on it again.
 */
function useSameFields(listing: ListingData) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(listing);
  const used = useRef("");
  useEffect(() => {
    if (shown.current === listing) return;
    shown.current = listing;
    for (const field of form.current?.elements ?? []) {
      // set one by one: React does not notice a form reset and would miss the next click
      if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
      if (field instanceof HTMLSelectElement) field.value = listing.sort;
    }
    if (document.activeElement === document.body)
      document.getElementById(used.current)?.focus({ preventScroll: true });
    used.current = "";
  }, [listing]);
  useEffect(() => {
    const withoutUsual = ({ formData }: FormDataEvent) => {
      if (formData.get("sort") === "rank") formData.delete("sort");
    };
    form.current?.addEventListener("formdata", withoutUsual);
  }, []);
  return { form, used };
}

/** All choices of a listing in one GET form. On phones the listing's switch shows it, without script too. */
export function Facets({ listing, action }: { listing: ListingData; action: Path }) {
  const t = useT();
  const apply = useApply();
  const { form, used } = useSameFields(listing);
  return (
    <div className="side">
      <Form
        id={formId}
        method="get"
        action={action}
        ref={form}
        onChange={(event) => {
          if (event.target instanceof Element) used.current = event.target.id;
          apply(event.currentTarget);
        }}
        className="listing-facets"
      >
        {listing.ownParams.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <a className="visually-hidden link" href="#goods">
          {t("catalog.listing.skipFilters")}
        </a>
        <h2 className="heading max-md:sr-only">{t("catalog.listing.filters")}</h2>
        <fieldset className="mt-4">
          <legend className="font-bold">{t("catalog.listing.special")}</legend>
          <ul>
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
          </ul>
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

function FacetGroup({ facet }: { facet: FacetView }) {
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
    <fieldset className="mt-4">
      <legend className="font-bold">{facet.name}</legend>
      <ul>{first.map(choice)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 underline">{t("catalog.listing.more")}</summary>
          <ul>{rest.map(choice)}</ul>
        </details>
      ) : null}
    </fieldset>
  );
}

type ChoiceProps = { name: string; value: string; on: boolean | undefined; label: string; count?: number };

function Choice({ name, value, on = false, label, count }: ChoiceProps) {
  return (
    <li>
      <label className="flex min-h-8 cursor-pointer items-center gap-2">
        <input
          id={`${name}-${value}`}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={on}
          className="size-5 accent-brand max-md:scroll-mb-32"
        />
        <span>
          {label}
          {count === undefined ? null : <span className="text-quiet"> ({count})</span>}
        </span>
      </label>
    </li>
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
            preventScrollReset
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
