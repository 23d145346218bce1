import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { withIcon, withIconAfter } from "~/ui/icon";
import { Form } from "~/ui/link";
import { Pager } from "~/ui/navigation/pager";
import { Chips, Facets } from "./facets";
import { pageHref, type ListingData } from "./listing-data";
import { ProductShelf } from "../card/product-shelf";

type Props = {
  listing: ListingData;
  /** the page's path, as the form's action */
  action: Path;
  /** replaces the products if an unfiltered listing is empty */
  empty: ReactNode;
  /** an item among the products */
  band?: ReactNode;
};

/** Id of a separate form that owns the facets' switch: the switch is no choice of the listing. */
const switchForm = "facets-switch";

/** Filters at the side and pages of products, for categories and searches. */
export function ListingView({ listing, action, empty, band }: Props) {
  const t = useT();
  if (listing.beyond) return <Beyond listing={listing} />;
  if (listing.items === 0 && !listing.clearHref) return <>{empty}</>;
  return (
    <div className="listing">
      <form hidden id={switchForm} />
      <ListingChoices listing={listing} action={action} />
      <section aria-labelledby="products" id="goods">
        <Chips listing={listing} />
        {listing.items === 0 ? (
          <EmptyState
            icon="filter"
            title={t("catalog.listing.emptyFilteredTitle")}
            actions={
              listing.clearHref ? (
                <LinkButton to={listing.clearHref} kind="primary">
                  {t("catalog.listing.clear")}
                </LinkButton>
              ) : null
            }
          >
            {t("catalog.listing.emptyFilteredText")}
          </EmptyState>
        ) : (
          <ProductShelf cards={listing.cards} name="p" kind="narrow" eager={4} band={band} />
        )}
        <Pager page={listing.page} pages={listing.pages} hrefOf={(page) => pageHref(listing, page)} />
      </section>
    </div>
  );
}

/**
 * GET form around all choices of a listing. With a script each choice applies at once
 * (listing.client.ts). `data-applies` lists the facets that stay unfolded.
 */
function ListingChoices({ listing, action }: Pick<Props, "listing" | "action">) {
  return (
    <Form
      method="get"
      action={action}
      className="listing-choices"
      {...marks.put(marks.applies, listing.unfolded.join())}
    >
      {listing.ownParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="checkbox"
        id="show-facets"
        // belongs to its own form, so that the surrounding form never submits or resets it
        form={switchForm}
        defaultChecked={listing.unfolded.length > 0}
        {...marks.put(marks.morphSkip, "")}
        className="listing-switch"
      />{" "}
      <ListingBar listing={listing} />
      <Facets listing={listing} action={action} />
    </Form>
  );
}

/**
 * Switch of the facets, sort order and count: on a phone a single row of 36 px. Without style
 * sheets a `header` does not break the line, so the label stays beside its box.
 */
function ListingBar({ listing }: { listing: ListingData }) {
  const t = useT();
  const { items, page, pages, chips } = listing;
  return (
    <header className="listing-bar">
      <label htmlFor="show-facets" className="btn btn-secondary">
        {t("catalog.listing.filters")}
        {chips.length > 0 ? ` (${chips.length})` : null}
      </label>{" "}
      {items > 1 ? <SortBy listing={listing} /> : null}
      <div role="status" className="listing-count">
        <h2 id="products">
          {t("catalog.listing.count", { count: items })}
          {pages > 1 ? (
            <span className="listing-page max-md:sr-only">
              , {t("catalog.listing.pageOf", { page, pages })}
            </span>
          ) : null}
        </h2>
      </div>
    </header>
  );
}

function SortBy({ listing }: { listing: ListingData }) {
  const t = useT();
  return (
    <div className="listing-sort">
      <label>
        <span className="listing-sort-label max-md:sr-only">{t("catalog.listing.sort")} </span>
        <span className={`select ${withIcon("chevron-down")}`}>
          <select name="sort" defaultValue={listing.sort} className="input input-full">
            {listing.sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`catalog.listing.sorts.${sort}`)}
              </option>
            ))}
          </select>
        </span>
      </label>
      <Button className={`listing-apply ${withIconAfter("arrow-right")}`}>
        <span className="max-md:sr-only">{t("catalog.listing.apply")}</span>
      </Button>
    </div>
  );
}

function Beyond({ listing }: { listing: ListingData }) {
  const t = useT();
  return (
    <EmptyState
      icon="search"
      title={t("catalog.listing.beyondTitle")}
      actions={
        <>
          <LinkButton to={listing.firstHref} kind="primary">
            {t("catalog.listing.first")}
          </LinkButton>
          {listing.pages > 1 ? (
            <LinkButton to={pageHref(listing, listing.pages)}>{t("catalog.listing.last")}</LinkButton>
          ) : null}
        </>
      }
    >
      {t("catalog.listing.beyondText", { count: listing.pages })}
    </EmptyState>
  );
}
