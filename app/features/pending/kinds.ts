import type { Translate } from "~/i18n/translate";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { PendingAction, Shop, ShopForAction } from "~/platform/shop";
import type { PendingKind } from "./kind";
import { pursue } from "./pursue";

type Registered = {
  /** undefined when the record is not of the kind's shape, as after a deploy that changed it */
  go(shop: ShopForAction, data: unknown): Promise<Response> | undefined;
  loginReason?(t: Translate, label: string): string;
};

// Filled once, when the Worker starts (context.ts), with what the features declare.
const kinds = new Map<string, Registered>();

/** Makes a kind known to the steps that continue what waits. */
export function registerPending<Data, Seen>(kind: PendingKind<Data, Seen>): void {
  kinds.set(kind.name, {
    go(shop, data) {
      const parsed = kind.schema.safeParse(data);
      return parsed.success ? pursue(shop, kind, parsed.data) : undefined;
    },
    ...(kind.loginReason && { loginReason: kind.loginReason }),
  });
}

/**
 * Called at the end of each step (login, address, timeslot): goes on with what waits. A form that was cut off is offered again, for the
 * shopper to send. Undefined when nothing waits.
 */
export async function continuePending(shop: ShopForAction): Promise<Response | undefined> {
  const { form, action } = shop.pending;
  if (form) return seeOther(paths.resume);
  if (!action) return undefined;
  const going = kinds.get(action.kind)?.go(shop, action.data);
  if (!going) shop.dropAction();
  return going;
}

/** What waits for the login, said as the reason for it; undefined when nothing does. */
export function loginReason({ pending, t }: Pick<Shop, "pending" | "t">): string | undefined {
  const { action, form } = pending;
  if (form || !action?.label) return undefined;
  return (
    kinds.get(action.kind)?.loginReason?.(t, action.label) ?? t("auth.login.waiting", { label: action.label })
  );
}

/** The data of what waits, where it is of that kind. */
export function waitingData<Data, Seen>(
  { pending }: { pending: { action: PendingAction | undefined } },
  kind: Pick<PendingKind<Data, Seen>, "name" | "schema">,
): Data | undefined {
  return pending.action?.kind === kind.name ? kind.schema.safeParse(pending.action.data).data : undefined;
}
