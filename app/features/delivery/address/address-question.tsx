import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ChangePanel } from "../service/change-panel";
import type { ChangeView } from "../service/change-view";

export type RejectedAddress = {
  result: SubmissionResult<string[]>;
  /** was to be saved though it is not validated */
  anyway: boolean;
  /** in one line, to be saved only after a second yes */
  quoted?: string;
  /** what the cart would lose, likewise */
  change?: ChangeView;
  /** the cart goes there and could not any more */
  inUse?: boolean;
};

type Props = { rejected: RejectedAddress; message?: string; back: Path };

/** Why the form came back though nothing in it is wrong; takes the focus when a script runs, as the errors do. */
export function AddressQuestion({ rejected, message, back }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [rejected]);
  const { change, inUse, quoted } = rejected;
  const chooser = withBack(paths.deliveryAddress, back);
  return (
    <>
      <div tabIndex={-1} ref={box}>
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
