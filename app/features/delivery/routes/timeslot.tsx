import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isEbsnError } from "~/ebsn/errors";
import { metaTags, seo } from "~/features/shell/public";
import { continueKept } from "~/features/wishes/public.server";
import { safePath } from "~/lib/safe-path";
import { requireUser, seeOther, shopAction, shopLoader } from "~/platform/route";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { dialogTexts } from "../dialog-texts";
import { lostSlot } from "../lost-slot";
import { readSlot, slotPlace, slotsView, slotWords } from "../slot-view";
import { TimeslotPanel } from "../timeslot-panel";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(async ({ shop, url }) => {
  requireUser(shop, url);
  const { t, locale, ebsn } = shop;
  const [cart, days, texts] = await Promise.all([
    ebsn.cart.view(),
    ebsn.slots.days(),
    dialogTexts(shop, "timeslot-selector", t("delivery.slot.title")),
  ]);
  if (!cart.address || (cart.address.autoAssigned && !shop.tenant.bypass.address)) {
    throw seeOther(`/delivery/address?${url.searchParams}`);
  }
  return {
    seo: seo(shop, { title: texts.title, noindex: true }),
    texts,
    panel: {
      place: slotPlace(cart, t),
      addressEditable: cart.state !== "changing",
      description: texts.description,
      slots: slotsView(days, ebsn.today().date, url.searchParams.get("giorno"), t, locale),
      back: safePath(url.searchParams.get("da"), "/"),
      wish: shop.kept?.kind === "wish" ? shop.kept.label : undefined,
    },
  };
});

export const action = shopAction(async ({ shop, form, url }) => {
  requireUser(shop, url);
  const { t, locale, ebsn } = shop;
  const slot = readSlot(form.get("slot"));
  if (!slot) return data({ cause: t("delivery.errors.noSlotChosen"), nearest: [] }, { status: 422 });
  try {
    const cart = await ebsn.slots.select(slot.date, slot.id);
    if (cart.slot)
      shop.flash({
        kind: "ok",
        text: t("delivery.slot.done", { slot: slotWords(cart.slot.date, cart.slot, locale) }),
      });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    if (error.code === "msg.address.needed") return seeOther(`/delivery/address?${url.searchParams}`);
    return data(await lostSlot(shop, slot, error.code), { status: 422 });
  }
  return (await continueKept(shop)) ?? seeOther(safePath(url.searchParams.get("da"), "/"));
});

export default function TimeslotPage() {
  const { texts, panel } = useLoaderData<typeof loader>();
  const lost = useActionData<typeof action>();
  return (
    <PageOrDialog title={texts.title} subtitle={texts.subtitle} width={750} closeHref={panel.back}>
      <TimeslotPanel data={panel} lost={lost} />
    </PageOrDialog>
  );
}
