import { useT } from "~/i18n/use-t";
import { backField, type Path } from "~/lib/path";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { draftMark } from "./draft-mark";
import type { Editor } from "./address-editor";
import type { addressConstraint, Details } from "./address-form";
import type { RejectedAddress } from "./address-question";
import { EditorDetails } from "./editor-details";
import { EditorInexact } from "./editor-inexact";
import { EditorSearch } from "./editor-search";
import { EditorRefused, EditorStreet } from "./editor-street";

export type EditorData = {
  title: string;
  editor: Editor;
  details: Details;
  /** `details` were typed before the shopper went back to the street */
  typed: boolean;
  /** the address is already saved */
  saved: boolean;
  constraint: typeof addressConstraint;
  /** path of the page, without its query */
  path: Path;
  back: Path;
  /** target of "Indietro" */
  closeHref: Path;
};

type Props = { data: EditorData; rejected: RejectedAddress | undefined };

/** Address editor (§2.3, §4), a step at a time. */
export function EditorPage({ data, rejected }: Props) {
  const t = useT();
  const { editor, path, back, details, typed, constraint, saved } = data;
  const step = { path, carried: { ...(typed && draftMark), [backField]: back } };
  return (
    <PageOrDialog
      title={data.title}
      subtitle={t("delivery.form.intro")}
      width={700}
      closeHref={data.closeHref}
    >
      {editor.step === "search" && <EditorSearch editor={editor} {...step} />}
      {editor.step === "street" && <EditorStreet editor={editor} {...step} />}
      {editor.step === "inexact" && <EditorInexact editor={editor} {...step} />}
      {editor.step === "refused" && <EditorRefused editor={editor} back={back} {...step} />}
      {editor.step === "details" && (
        <EditorDetails
          editor={editor}
          details={details}
          constraint={constraint}
          rejected={rejected}
          saved={saved}
          {...step}
          back={back}
        />
      )}
    </PageOrDialog>
  );
}
