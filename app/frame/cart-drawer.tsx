import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { CartPanel, type CartLoader } from "~/features/cart/public";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { DialogFrame } from "~/ui/dialog-frame";
import { PageOrDialog } from "~/ui/page-or-dialog";

/** The cart's own route, shown over the page (§2.2: 600 px, on the right). Remix reloads its data after every change. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { load, data } = useFetcher<CartLoader>({ key: "cart-drawer" });
  useEffect(() => load(paths.cart), [load]);
  return (
    <DialogFrame label={t("frame.cart.title")} width={600} shape="drawer" onClose={onClose}>
      <PageOrDialog title={t("frame.cart.title")} width={600} closeHref={paths.home}>
        {data ? (
          <CartPanel data={data} onContinue={onClose} />
        ) : (
          <p role="status">{t("frame.cart.loading")}</p>
        )}
      </PageOrDialog>
    </DialogFrame>
  );
}
