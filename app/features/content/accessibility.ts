import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

const sections = ["service", "conformity", "limits", "report"] as const;

/** What the European Accessibility Act asks a shop to state (d.lgs. 82/2022); the chain's own text where it has one. */
export function accessibilityStatement({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const facts = companyFacts(tenant);
  return {
    title: t("content.accessibility.title"),
    intro: t("content.accessibility.intro", facts),
    sections: sections.map((section) => ({
      title: t(`content.accessibility.${section}.title`),
      text: t(`content.accessibility.${section}.text`, facts),
    })),
  };
}
