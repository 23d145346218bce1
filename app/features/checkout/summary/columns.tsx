import type { ReactNode } from "react";
import { Form } from "~/ui/link";

type Props = {
  /** true if no step is missing, so that the content is a form */
  pays: boolean;
  children: ReactNode;
};

/**
 * Two columns of the page. On a phone they are a single column, whose last part, the button bar,
 * stays visible.
 */
export const Columns = ({ pays, children }: Props) =>
  pays ? (
    <Form method="post" className="checkout-columns">
      {children}
    </Form>
  ) : (
    <div className="checkout-columns">{children}</div>
  );
