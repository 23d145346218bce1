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
  /** the shopper chose to save the address although it failed the check */
  anyway: boolean;
  /** the address in one line; it is saved only after a second confirmation */
  quoted?: string;
  /** change of the cart; also saved only after a second confirmation */
  change?: ChangeView;
  /** the cart's destination is this address, and the new address is not served */
  inUse?: boolean;
};

type Props = { rejected: RejectedAddress; message?: string; back: Path };

/** Question of a form whose fields are all valid; takes the focus, like the errors do. */
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
