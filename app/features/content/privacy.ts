import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

const sections = ["collected", "purposes", "kept", "shared", "cookies", "rights", "needed"] as const;

/** What the chain does with personal data, which every registration asks to have read (§5); the chain's own text where it has one. */
export function privacyNotice({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const facts = companyFacts(tenant);
  return {
    title: t("content.privacy.title"),
    intro: t("content.privacy.intro", facts),
    sections: sections.map((section) => ({
      title: t(`content.privacy.${section}.title`),
      text: t(`content.privacy.${section}.text`, facts),
    })),
  };
}
