import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { AddressData } from "./address-data";
import { AddressPanel } from "./address-panel";

/**
 * Address selector (§2.3), 700 px: a page, or the content of a dialog. The description comes last,
 * so that a phone's first screen shows the choices.
 */
export function AddressPage({ data: { texts, panel } }: { data: AddressData }) {
  return (
    <PageOrDialog title={texts.title} subtitle={texts.subtitle} width={700} closeHref={panel.back}>
      <AddressPanel data={panel} />
      {texts.description && <p>{texts.description}</p>}
    </PageOrDialog>
  );
}
