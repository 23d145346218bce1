import type { ReactNode } from "react";
import { Form } from "~/ui/link";

type Props = {
  /** what stands in it is sent: nothing is missing */
  pays: boolean;
  children: ReactNode;
};

/** The page's two columns, on a phone one whose last part, the bar with the button, stays in sight. */
export const Columns = ({ pays, children }: Props) =>
  pays ? (
    <Form method="post" className="checkout-columns">
      {children}
    </Form>
  ) : (
    <div className="checkout-columns">{children}</div>
  );
