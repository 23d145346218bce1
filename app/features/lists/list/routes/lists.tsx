import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPageNumber } from "~/lib/page-number";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Badge } from "~/ui/badge";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Icon } from "~/ui/icon";
import { Pager } from "~/ui/navigation/pager";
import { ListActions } from "../list-actions";
import { createList } from "../create-list";
import { NameForm } from "../name-form";
import { listPath } from "../../paths";
import { inOrderOfUse, rowView, type ListRowView } from "../list-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader({ login: true }, async ({ shop, url }) => {
  const page = readPageNumber(url.searchParams);
  const { lists, paging } = await shop.ebsn.lists.page({ page });
  if (lists.length === 0 && page > 1) throw data(null, { status: 404 });
  return {
    seo: seo(shop, { title: shop.t("lists.title"), noindex: true }),
    lists: inOrderOfUse(lists).map((list) => rowView(list, shop.t)),
    paging,
  };
});

/** Creates a list (CREA) and opens it. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form }) => {
    const { made, again } = await createList(shop, form);
    if (!made) return again;
    shop.flash({ kind: "ok", text: shop.t("lists.create.done", { name: made.name }) });
    return seeOther(listPath(made));
  },
);

export default function ListsPage() {
  const { lists, paging } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? undefined;
  const t = useT();
  return (
    <div className="lists with-side">
      <Breadcrumbs crumbs={[]} current={t("lists.title")} />
      {lists.length === 0 ? (
        <EmptyState
          icon="list"
          level={1}
          title={t("lists.empty.title")}
          actions={
            <LinkButton icon="repeat" to={paths.usual}>
              {t("lists.usual.link")}
            </LinkButton>
          }
        >
          <p>{t("lists.empty.text")}</p>
        </EmptyState>
      ) : (
        <>
          <div className="lists-head">
            <div>
              <h1 className="title">{t("lists.title")}</h1>
              <p className="quiet">{t("lists.intro")}</p>
            </div>
            <div className="lists-actions">
              <LinkButton kind="quiet" icon="repeat" to={paths.usual}>
                {t("lists.usual.link")}
              </LinkButton>
              <LinkButton icon="pencil" to={paths.pasteList}>
                {t("lists.paste.link")}
              </LinkButton>
            </div>
          </div>
          <ul className="places">
            {lists.map((list) => (
              <ListRow list={list} key={list.id} />
            ))}
          </ul>
          <Pager
            page={paging.page}
            pages={paging.pages}
            hrefOf={(page) => (page === 1 ? paths.lists : withQuery(paths.lists, { page: String(page) }))}
          />
        </>
      )}
      <section className="lists-new with-side-part">
        <h2 className="heading">{t("lists.create.title")}</h2>
        <NameForm submit={t("lists.create.submit")} wrong={wrong ?? undefined} primary={lists.length === 0} />
      </section>
    </div>
  );
}

function ListRow({ list }: { list: ListRowView }) {
  const t = useT();
  const { name, size, path, editable, favourites } = list;
  return (
    <li className="place">
      <Icon name={favourites ? "heart" : "list"} />
      <div className="place-text">
        <p className="place-name">{name}</p>
        <p className="quiet">{size}</p>
        {editable ? null : <Badge>{t("lists.readOnly")}</Badge>}
      </div>
      <div className="lists-actions">
        {editable && !favourites ? <ListActions list={list} /> : null}
        <LinkButton to={path} aria-label={t("lists.openNamed", { name })}>
          {t("lists.open")}
        </LinkButton>
      </div>
    </li>
  );
}
