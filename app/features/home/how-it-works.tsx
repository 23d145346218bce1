import { useT } from "~/i18n/use-t";
import { withIcon } from "~/ui/icon";
import { Section } from "~/ui/section";

const steps = [
  { icon: "basket", title: "catalog.home.step1", text: "catalog.home.step1Text" },
  { icon: "calendar", title: "catalog.home.step2", text: "catalog.home.step2Text" },
  { icon: "card", title: "catalog.home.step3", text: "catalog.home.step3Text" },
] as const;

export function HowItWorks() {
  const t = useT();
  return (
    <Section title={t("catalog.home.how")}>
      <ol className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {steps.map(({ icon, title, text }) => (
          <li key={title} className={`card m-0 flex gap-4 break-words text-brand ${withIcon(icon)}`}>
            <div className="min-w-0 text-ink">
              <h3 className="heading">{t(title)}</h3>
              <p className="text-quiet">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
