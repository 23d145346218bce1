import * as marks from "~/lib/marks";
import { useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { backField } from "~/lib/path";
import { fullName, type Named } from "~/lib/words/full-name";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { ButtonForm, buttonName } from "~/ui/button-form";
import { Icon } from "~/ui/icon";

type Props = {
  product: Named & { id: number };
  /** id of the surrounding element, as the target of the redirect back */
  anchor: string;
  /** with text next to the icon, else an icon in the corner of a card */
  words?: boolean;
};

/**
 * Heart that shows and sets whether a product is a favourite; with a script it fills at once
 * (heart.client.ts).
 */
export function Heart({ product, anchor, words }: Props) {
  const { id } = product;
  const t = useT();
  const on = Boolean(useFrame()?.favourites?.includes(id));
  return (
    <ButtonForm
      action={paths.favourites}
      fields={{ [on ? "remove" : "add"]: `${id}.${anchor}`, [backField]: useHere() }}
    >
      <button
        name={buttonName}
        aria-pressed={on}
        className={words ? "btn btn-quiet" : "heart i-heart"}
        {...marks.put(marks.part, words ? heartPart(id) : undefined)}
      >
        {words ? <HeartWords on={on} /> : t("lists.heart.label", { name: fullName(product) })}
      </button>
    </ButtonForm>
  );
}

export const heartPart = (productId: number): string => `heart-${productId}`;

export function HeartWords({ on }: { on: boolean }) {
  const t = useT();
  return (
    <>
      <Icon name={on ? "heart-full" : "heart"} />
      {t(on ? "lists.heart.saved" : "lists.heart.save")}
    </>
  );
}
