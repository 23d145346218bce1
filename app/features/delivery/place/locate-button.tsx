import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";

type Props = {
  /** page that receives `lat` and `lng` */
  to: Path;
  label: string;
  /** shown if the shopper or the browser denies the position (§8) */
  denied: string;
  /** shown if the position is allowed, but is not found in time */
  failed: string;
};

/**
 * Button that requests the browser's position only when pressed (locate.client.ts). It is visible
 * only with a script; the field beside it works without.
 */
export function LocateButton({ to, label, denied, failed }: Props) {
  return (
    <div
      className="needs-script"
      {...marks.put(marks.locate, to)}
      {...marks.put(marks.denied, denied)}
      {...marks.put(marks.failed, failed)}
    >
      <Button type="button" kind="quiet" icon="locate" {...marks.put(marks.hold, "")}>
        {label}
      </Button>
      <div role="alert" />
    </div>
  );
}
