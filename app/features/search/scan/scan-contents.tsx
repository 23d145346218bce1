import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { addressOf } from "~/page/styles/sheets";
import { Button } from "~/ui/button";
import { PageOrDialog, PresentationContext } from "~/ui/dialog/page-or-dialog";
import { SearchRow } from "~/ui/form/search-row";

/**
 * Content of the dialog in which a script reads a barcode by the camera (enhance/camera/scan.ts).
 * Its data attributes contain the script's messages.
 */
export function ScanContents() {
  const t = useT();
  return (
    <PresentationContext.Provider value="dialog">
      <link rel="stylesheet" href={addressOf("forms")} />
      <PageOrDialog title={t("frame.search.scan")} width={480}>
        <div
          {...marks.put(marks.denied, t("search.scan.denied"))}
          {...marks.put(marks.none, t("search.scan.none"))}
          {...marks.put(marks.failed, t("search.scan.failed"))}
          {...marks.put(marks.unread, t("search.scan.unread"))}
        >
          <p>{t("search.scan.hint")}</p>
          <video
            className="mt-2 w-full"
            width={4}
            height={3}
            aria-label={t("search.scan.view")}
            playsInline
            muted
          />
          <div role="alert" className="mt-2" />
          <Button type="button" className="mt-2" hidden>
            {t("search.scan.again")}
          </Button>
        </div>
        <SearchRow
          label={t("search.scan.digits")}
          action={paths.search}
          name="query"
          inputMode="numeric"
          go={t("search.scan.go")}
        />
      </PageOrDialog>
    </PresentationContext.Provider>
  );
}
