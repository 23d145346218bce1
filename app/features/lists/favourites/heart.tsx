import * as marks from "~/lib/marks";
import { useFrame } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { backField } from "~/lib/path";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { Icon } from "~/ui/icon";
import { Owner } from "~/ui/link";

const formId = "hearts";

/** One form for all the hearts of a page: each heart is a button of it, so that two dozen cards stay small. */
export function HeartForm() {
  return (
    <form method="post" action={paths.favourites} id={formId} {...marks.put(marks.inPlace, "")}>
      <Owner />
      <input type="hidden" name={backField} value={useHere()} />
    </form>
  );
}

type Props = {
  product: { id: number; name: string };
  /** id of the element it stands in, to come back to */
  place: string;
  /** with words beside it, else in the corner of a card */
  words?: boolean;
};

/** Says whether a product is a favourite and makes it one; under a script it fills at once (heart.client.ts). */
export function Heart({ product: { id, name }, place, words }: Props) {
  const t = useT();
  const on = Boolean(useFrame()?.favourites?.includes(id));
  return (
    <button
      form={formId}
      name={on ? "remove" : "add"}
      value={`${id}.${place}`}
      aria-pressed={on}
      className={words ? "btn btn-quiet" : "heart i-heart"}
      {...marks.put(marks.part, words ? heartPart(id) : undefined)}
    >
      {words ? <HeartWords on={on} /> : t("lists.heart.label", { name })}
    </button>
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
