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

// Filled once, when the Worker starts (context.ts), with the kinds that the features declare.
const kinds = new Map<string, Registered>();

/** Registers a kind, so that the steps can continue its pending actions. */
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
 * Called at the end of each step (login, address, timeslot): continues the pending action. An interrupted form is offered again, for the
 * shopper to send. Undefined when nothing is pending.
 */
export async function continuePending(shop: ShopForAction): Promise<Response | undefined> {
  const { form, action } = shop.pending;
  if (form) return seeOther(paths.resume);
  if (!action) return undefined;
  const going = kinds.get(action.kind)?.go(shop, action.data);
  if (!going) shop.dropAction();
  return going;
}

/** The reason for the login: what is pending. Undefined when nothing is. */
export function loginReason({ pending, t }: Pick<Shop, "pending" | "t">): string | undefined {
  const { action, form } = pending;
  if (form || !action?.label) return undefined;
  return (
    kinds.get(action.kind)?.loginReason?.(t, action.label) ?? t("auth.login.waiting", { label: action.label })
  );
}

/** The data of the pending action, when it is of that kind. */
export function pendingData<Data, Seen>(
  { pending }: { pending: { action: PendingAction | undefined } },
  kind: Pick<PendingKind<Data, Seen>, "name" | "schema">,
): Data | undefined {
  return pending.action?.kind === kind.name ? kind.schema.safeParse(pending.action.data).data : undefined;
}
