import type { ReactNode } from "react";
import { AddToCart, CartContents, CartPanel } from "~/features/cart/public";
import { HeartWords } from "~/features/lists/public";
import { ChangeBanner } from "~/features/orders/public";
import type { FragmentData, FragmentOf } from "~/platform/fragment";
import { PresentationContext } from "~/ui/dialog/page-or-dialog";

/** The component of each fragment: the same as on the page. */
const components: { [Name in keyof FragmentData]: (data: FragmentData[Name]) => ReactNode } = {
  nothing: () => null,
  cartControl: (props) => <AddToCart {...props} />,
  cartContents: (props) => <CartContents {...props} />,
  cartPanel: ({ cart, presentation }) => (
    <PresentationContext.Provider value={presentation}>
      <CartPanel data={{ cart }} />
    </PresentationContext.Provider>
  ),
  favourite: (props) => <HeartWords {...props} />,
  orderChange: (props) => <ChangeBanner {...props} />,
};

/** Renders a fragment that an action or the cart has added. */
export const writeFragment = <Name extends keyof FragmentData>({ name, data }: FragmentOf<Name>): ReactNode =>
  components[name](data);
