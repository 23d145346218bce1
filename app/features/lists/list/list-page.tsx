import { UnknownAllergens } from "~/features/allergens/public";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Badge } from "~/ui/badge";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Form } from "~/ui/link";
import { ShareButton } from "~/page/share-button";
import { ListActions } from "./list-actions";
import { ListLine } from "./list-line";
import type { ListView } from "./list-view";

/** Page of a list, the same for the favourites and for named lists. */
export function ListPage({ list }: { list: ListView }) {
  const t = useT();
  const { name, editable, favourites } = list;
  return (
    <div className="lists with-side">
      <Breadcrumbs
        crumbs={[{ name: t("lists.title"), href: paths.lists }]}
        current={favourites ? name : t("lists.detail")}
      />
      <div className="lists-head">
        <div>
          <h1 className="title">{name}</h1>
          <p className="quiet">{list.size}</p>
          {editable ? null : (
            <>
              <Badge>{t("lists.readOnly")}</Badge>
              <p>{t("lists.readOnlyText")}</p>
            </>
          )}
        </div>
        {editable && !favourites ? (
          <div className="lists-actions">
            <ListActions list={list} />
          </div>
        ) : null}
      </div>
      {list.lines.length === 0 ? <EmptyList favourites={favourites} /> : <Goods list={list} />}
    </div>
  );
}

function Goods({ list }: { list: ListView }) {
  const t = useT();
  return (
    <>
      <UnknownAllergens of={list.lines} />
      <ul className="cart-lines">
        {list.lines.map((line) => (
          <ListLine
            key={line.itemId}
            line={line}
            path={list.path}
            listId={list.editable ? list.id : undefined}
          />
        ))}
      </ul>
      <div className="with-side-part">
        <p className="quiet mb-2">{t("lists.toCartHelp")}</p>
        <LinkButton kind="quiet" icon="truck" to={paths.deliverList(list.id)}>
          {t("lists.deliver.link")}
        </LinkButton>
        <LinkButton kind="quiet" icon="store" to={paths.storeList(list.id)}>
          {t("lists.store.link")}
        </LinkButton>
        <ShareButton what={list.shared} label={t("ui.share")} />
      </div>
      <div className="buybar">
        {list.estimate ? (
          <p className="buybar-total">
            <span className="quiet">{t("lists.estimate")}</span> {list.estimate}
          </p>
        ) : null}
        <Form method="post" action={list.cartPath}>
          <Button kind="primary" icon="cart" disabled={!list.estimate}>
            {t("lists.toCart")}
          </Button>
        </Form>
      </div>
    </>
  );
}

export function EmptyList({ favourites }: { favourites: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon={favourites ? "heart" : "list"}
      title={t(favourites ? "lists.empty.favouritesTitle" : "lists.empty.listTitle")}
      actions={
        <LinkButton kind="primary" to={paths.departments}>
          {t("lists.empty.shop")}
        </LinkButton>
      }
    >
      <p>{t(favourites ? "lists.empty.favouritesText" : "lists.empty.listText")}</p>
    </EmptyState>
  );
}
