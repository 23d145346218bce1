import type { Shop } from "~/platform/shop";

const sections = ["collected", "purposes", "kept", "shared", "cookies", "rights", "needed"] as const;

/** What the chain does with personal data, which every registration asks to have read (§5); the chain's own text where it has one. */
export function privacyNotice({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const { legalName, company, email, phone } = tenant;
  return {
    title: t("content.privacy.title"),
    intro: t("content.privacy.intro", {
      company: legalName,
      address: company.address,
      vat: company.vatNumber,
    }),
    sections: sections.map((section) => ({
      title: t(`content.privacy.${section}.title`),
      text: t(`content.privacy.${section}.text`, { email, phone }),
    })),
  };
}
