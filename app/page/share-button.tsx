import device from "~/enhance/device/device.ts?address";
import * as marks from "~/lib/marks";
import type { Shared } from "~/model/shared";
import { Button } from "~/ui/button";

/** Shares the page's subject. Only enhance/device/share.ts shows it, if the platform can share. */
export function ShareButton({ what, label }: { what: Shared; label: string }) {
  return (
    <Button
      type="button"
      kind="quiet"
      hidden
      {...marks.put(marks.share, device)}
      {...marks.put(marks.shared, JSON.stringify(what))}
      {...marks.put(marks.personal, "")}
    >
      {label}
    </Button>
  );
}
