import type { ReactNode } from "react";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "~/ui/product/product-picture";
import type { ProductLineView } from "./product-line-view";

type Props = {
  line: Pick<ProductLineView, "slug" | "image" | "brand" | "name" | "allergenWarning">;
  /** further facts, below the name */
  children: ReactNode;
};

/** Product of a line in a cart or list: picture, brand, name and allergen warning. */
export function LineProduct({ line, children }: Props) {
  return (
    <>
      <Link to={paths.product(line.slug)} className="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <PictureTile src={line.image} size={80} />
      </Link>
      <div className="cart-line-text">
        <p className="brand-name">{line.brand}</p>
        <p>
          <Link to={paths.product(line.slug)} className="cart-line-name">
            {line.name}
          </Link>
        </p>
        {line.allergenWarning && (
          <p className="cart-line-warning">
            <Icon name="alert" /> {line.allergenWarning}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
