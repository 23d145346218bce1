import type { Shop } from "~/platform/shop";

const sections = ["area", "when", "cost", "door", "help"] as const;

/** How home delivery works, the chain's own text where it has one. */
export function homeDelivery({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const { name, email, phone } = tenant;
  return {
    title: t("content.delivery.title"),
    intro: t("content.delivery.intro", { chain: name }),
    sections: sections.map((section) => ({
      title: t(`content.delivery.${section}.title`),
      text: t(`content.delivery.${section}.text`, { email, phone }),
    })),
  };
}
