import type { SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { focused } from "~/ui/form/focused";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { ChangePanel } from "../service/change-panel";
import type { ChangeView } from "../service/change-view";

export type RejectedAddress = {
  result: SubmissionResult<string[]>;
  /** the shopper asked to save it although it is not validated */
  anyway: boolean;
  /** the address in one line; it is saved only after a second confirmation */
  quoted?: string;
  /** how the cart would change; saved only after a second confirmation as well */
  change?: ChangeView;
  /** the cart goes to this address, and the new one is not served */
  inUse?: boolean;
};

type Props = { rejected: RejectedAddress; message?: string; back: Path };

/** Why the form came back though nothing in it is wrong; takes the focus, as the errors do. */
export function AddressQuestion({ rejected, message, back }: Props) {
  const t = useT();
  const { change, inUse, quoted } = rejected;
  const chooser = withBack(paths.deliveryAddress, back);
  return (
    <>
      <div tabIndex={-1} {...focused}>
        <Notice
          kind={change ? "warn" : "error"}
          title={message}
          live
          actions={inUse && <LinkButton to={chooser}>{t("delivery.form.elsewhere")}</LinkButton>}
        >
          {change && <p>{t("delivery.form.moves")}</p>}
          {quoted && <p>{t("delivery.form.anyway", { address: quoted })}</p>}
        </Notice>
      </div>
      {change && <ChangePanel change={change} />}
    </>
  );
}
