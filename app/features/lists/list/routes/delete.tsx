import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { editableOnly, findNamedList, namedOnly, seekList } from "../find-list";
import { listPath } from "../../paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const list = await findNamedList(shop, params.listId);
  return {
    seo: seo(shop, { title: shop.t("lists.remove.title"), noindex: true }),
    name: list.name,
    count: list.items.length,
    back: listPath(list),
  };
});

/** Deletes a list; a list already gone counts as success, for a repeated submission. */
export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, params }) => {
    const list = await seekList(shop, params.listId);
    if (!list) {
      shop.flash({ kind: "ok", text: shop.t("lists.remove.gone") });
      return seeOther(paths.lists);
    }
    const { id, name } = namedOnly(editableOnly(shop, list));
    try {
      await shop.ebsn.lists.remove(id);
    } catch (error) {
      if (!isEbsnError(error, "refused") || error.reason !== "unknownList") throw error;
    }
    shop.flash({ kind: "ok", text: shop.t("lists.remove.done", { name }) });
    return seeOther(paths.lists);
  },
);

export default function DeletePage() {
  const { name, count, back } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("lists.remove.title")} width={480} closeHref={back}>
      <p>{t("lists.remove.text", { name, count })}</p>
      <Form method="post" className="panel-actions">
        <LinkButton to={back}>{t("lists.remove.no")}</LinkButton>
        <Button kind="danger">{t("lists.remove.yes")}</Button>
      </Form>
    </PageOrDialog>
  );
}
