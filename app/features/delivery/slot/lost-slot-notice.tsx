import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";

export type LostSlot = { cause: string; nearest: { value: string; label: string }[] };

/**
 * Reason why the slot was lost, the nearest free slots as buttons, and a link to all slots. The
 * cart has not changed.
 */
export function LostSlotNotice({ lost, back, all }: { lost: LostSlot; back: Path; all?: boolean }) {
  const t = useT();
  const action = withBack(paths.timeslot, back);
  return (
    <Notice kind="error" title={lost.cause} live>
      {lost.nearest.length > 0 && (
        <Form method="post" action={action} className="notice-actions">
          <p>{t("delivery.slot.nearest")}</p>
          {lost.nearest.map(({ value, label }) => (
            <Button key={value} name={pressed("slot", value)} small>
              {label}
            </Button>
          ))}
        </Form>
      )}
      {all && <Link to={action}>{t("delivery.slot.all")}</Link>}
    </Notice>
  );
}
