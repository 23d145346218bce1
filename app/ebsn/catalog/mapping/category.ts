import type { Category } from "~/model/catalogue";
import type { WireCategory } from "../wire/category";
import { sentenceCase } from "../../text/title-case";
import { plainLine, plainText } from "../../text/plain-text";
import { sizedPictureUrl, type PictureHost } from "./picture-url";

/** Maps a category with its subtree; hidden categories have `hidden`. */
export function toCategory(wire: WireCategory, host: PictureHost): Category {
  const info = wire.metaData?.category_info ?? {};
  return {
    id: wire.categoryId,
    name: sentenceCase(plainLine(wire.name)),
    slug: wire.slug,
    title: info.TITLE ? plainLine(info.TITLE) : undefined,
    description: info.DESCRIPTION ? plainText(info.DESCRIPTION) : undefined,
    icon: info.ICON,
    image: info.MENU_IMAGE ? sizedPictureUrl(info.MENU_IMAGE, host, "small") || undefined : undefined,
    hidden: info.HIDE_IN_MENU === "true",
    count: wire.productCount,
    children: (wire.categories.length > 0 ? wire.categories : wire.children).map((child) =>
      toCategory(child, host),
    ),
  };
}
