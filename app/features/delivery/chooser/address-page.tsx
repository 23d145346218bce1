import { PageOrDialog } from "~/ui/page-or-dialog";
import type { AddressData } from "./address-data";
import { AddressPanel } from "./address-panel";

/** The address selector (§2.3), 700 px: a page of its own, or the content of a dialog. */
export function AddressPage({ data: { texts, panel } }: { data: AddressData }) {
  return (
    <PageOrDialog title={texts.title} subtitle={texts.subtitle} width={700} closeHref={panel.back}>
      {texts.description && <p>{texts.description}</p>}
      <AddressPanel data={panel} />
    </PageOrDialog>
  );
}
