import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";

type Props = {
  /** the page that gets `lat` and `lng` */
  to: Path;
  label: string;
  /** shown when the shopper or the browser refuses (§8) */
  denied: string;
  /** shown when it is allowed, but the position is not found or not in time */
  failed: string;
};

/** Asks the browser where it is, only when pressed (locate.client.ts). It shows where a script runs; the field beside it is the way without. */
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
