import { useFetcher } from "@remix-run/react";
import type { MouseEvent } from "react";
import { inPlaceField } from "~/lib/in-place";
import { backField } from "~/lib/path";
import { useFrame, useHere } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";

const formId = "hearts";

/** One form for all the hearts of a page: each heart is a button of it, so that two dozen cards stay small. */
export function HeartForm() {
  return (
    <form method="post" action={paths.favourites} id={formId} className="hearts">
      <input type="hidden" name={backField} value={useHere()} />
    </form>
  );
}

type Props = {
  product: { id: number; name: string };
  /** with its label beside it, else in the corner of a card */
  withLabel?: boolean;
};

/** Says whether a product is a favourite and makes it one; under a script it fills at once. */
export function Heart({ product: { id, name }, withLabel }: Props) {
  const t = useT();
  const back = useHere();
  const { submit, formData } = useFetcher({ key: `heart-${id}` });
  const favourites = useFrame()?.favourites;
  const on = formData ? formData.has("add") : Boolean(favourites?.includes(id));
  const press = (event: MouseEvent) => {
    event.preventDefault();
    const body = { [on ? "remove" : "add"]: String(id), back, [inPlaceField]: "1" };
    submit(body, { method: "post", action: paths.favourites, preventScrollReset: true });
  };
  return (
    <button
      form={formId}
      name={on ? "remove" : "add"}
      value={id}
      onClick={press}
      aria-pressed={on}
      className={withLabel ? "btn btn-quiet" : "heart"}
    >
      <Icon name="heart" />
      {withLabel ? t(on ? "lists.heart.saved" : "lists.heart.save") : t("lists.heart.label", { name })}
    </button>
  );
}
