import { PageOrDialog } from "~/ui/page-or-dialog";
import type { AddressData } from "./address-data";
import { AddressPanel } from "./address-panel";

/** The address selector (§2.3), 700 px: a page of its own, or the content of a dialog. */
export function AddressPage({ data: { texts, panel } }: { data: AddressData }) {
  return (
    <PageOrDialog
      title={texts.title}
      subtitle={texts.subtitle ?? texts.description}
      width={700}
      closeHref={panel.back}
    >
      <AddressPanel data={panel} />
    </PageOrDialog>
  );
}
