import { EditorsText } from "~/features/content/public";
import type { ContentBlock } from "~/model/content";
import { useT } from "~/i18n/use-t";
import { Section } from "~/ui/section";

/** Blocks of the home page that editors arrange. */
export function Blocks({ blocks }: { blocks: ContentBlock[] }) {
  const t = useT();
  return (
    <Section title={t("catalog.home.blocks")}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {blocks.map(({ id, title, html }) => (
          <li key={id} className="card m-0 min-w-0 break-words">
            <h3 className="heading">{title}</h3>
            <EditorsText html={html} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
