import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { AddressData } from "./address-data";
import { AddressPanel } from "./address-panel";

/** The address selector (§2.3), 700 px: a page of its own, or the content of a dialog. Who is proposed a home reads of the others afterwards. */
export function AddressPage({ data: { texts, panel } }: { data: AddressData }) {
  const description = texts.description && <p>{texts.description}</p>;
  const proposes = panel.service === "delivery" && panel.homes.proposed !== undefined;
  return (
    <PageOrDialog title={texts.title} subtitle={texts.subtitle} width={700} closeHref={panel.back}>
      {proposes ? null : description}
      <AddressPanel data={panel} />
      {proposes ? description : null}
    </PageOrDialog>
  );
}
