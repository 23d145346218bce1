import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { findNamedList, findOwnList, namedOnly } from "../find-list";
import { readName, withName } from "../list-name";
import { NameForm } from "../name-form";
import { listPath } from "../../paths";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const list = await findNamedList(shop, params.listId);
  return {
    seo: seo(shop, { title: shop.t("lists.rename.title"), noindex: true }),
    name: list.name,
    back: listPath(list),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.lists" },
  async ({ shop, form, params }) => {
    const list = namedOnly(await findOwnList(shop, params.listId));
    const named = await withName(shop.t, readName(form), async (name) => {
      await shop.ebsn.lists.rename(list.id, name);
      return name;
    });
    if ("wrong" in named) return data(named.wrong, { status: 422 });
    shop.flash({ kind: "ok", text: shop.t("lists.rename.done", { name: named.saved }) });
    return seeOther(listPath(list));
  },
);

export default function RenamePage() {
  const { name, back } = useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? undefined;
  const t = useT();
  return (
    <PageOrDialog title={t("lists.rename.title")} width={480} closeHref={back}>
      <NameForm name={name} submit={t("lists.rename.submit")} wrong={wrong ?? undefined} primary />
    </PageOrDialog>
  );
}
