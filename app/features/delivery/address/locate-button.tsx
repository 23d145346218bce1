import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Props = {
  /** the page that gets `lat` and `lng` */
  to: Path;
  label: string;
  /** said when the shopper or the browser refuses (§8) */
  denied: string;
  /** said when it is allowed, but the position is not found or not in time */
  failed: string;
};

/** Asks the browser where it is, only when pressed (locate.client.ts). Without script or without geolocation it is not there: the field beside it is the way. */
export function LocateButton({ to, label, denied, failed }: Props) {
  return (
    <div data-locate={to}>
      <Button type="button" kind="quiet" icon="locate" hidden>
        {label}
      </Button>
      <div role="alert">
        <div data-problem="denied" hidden>
          <Notice kind="error">{denied}</Notice>
        </div>
        <div data-problem="failed" hidden>
          <Notice kind="error">{failed}</Notice>
        </div>
      </div>
    </div>
  );
}
