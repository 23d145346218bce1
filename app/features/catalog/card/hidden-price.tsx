import { useT } from "~/i18n/use-t";
import { withBack, withHash } from "~/lib/path";
import { useFrame } from "~/page/frame-data";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { Link } from "~/ui/link";

type Props = {
  /** id of the surrounding element, as the target of the link back */
  anchor: string;
  size?: "card" | "page";
};

/** Replaces a missing price: some chains show prices only to signed-in shoppers (record 057). */
export function HiddenPrice({ anchor, size = "card" }: Props) {
  const t = useT();
  const here = useHere();
  if (useFrame()?.user !== undefined)
    return <p className={`price-hidden price-hidden-${size}`}>{t("catalog.price.none")}</p>;
  return (
    <p className={`price-hidden price-hidden-${size}`}>
      <Link to={withBack(paths.login, withHash(here, anchor))} className="link">
        {t("catalog.price.hidden")}
      </Link>
    </p>
  );
}
