import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { AddressData } from "./address-data";
import { AddressPanel } from "./address-panel";

/** The address selector (§2.3), 700 px: a page of its own, or the content of a dialog. What explains it comes last: a phone's first screen shows what there is to choose. */
export function AddressPage({ data: { texts, panel } }: { data: AddressData }) {
  return (
    <PageOrDialog title={texts.title} subtitle={texts.subtitle} width={700} closeHref={panel.back}>
      <AddressPanel data={panel} />
      {texts.description && <p>{texts.description}</p>}
    </PageOrDialog>
  );
}
