import { useT } from "~/i18n/use-t";
import { EmptyState } from "~/ui/message/empty-state";
import { FlyerList } from "./flyer-list";
import type { FlyerView } from "./flyer-view";
import { NoFlyers } from "./no-flyers";

/** Page of an expired (410) or unknown (404) flyer, with links to the current ones. */
export function FlyerGone({ title, text, others }: { title: string; text: string; others: FlyerView[] }) {
  const t = useT();
  return (
    <>
      <EmptyState icon="calendar" level={1} title={title}>
        {text}
      </EmptyState>
      {others.length > 0 ? (
        <nav aria-label={t("flyers.title")}>
          <FlyerList flyers={others} />
        </nav>
      ) : (
        <NoFlyers />
      )}
    </>
  );
}
