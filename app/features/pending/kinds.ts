import { isEbsnError, type EbsnError } from "~/ebsn/errors";
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
 * Called at the end of each step (login, address, timeslot): continues the pending action. What was interrupted, a form or an action, is
 * offered again, for the shopper to send. Undefined when nothing is pending. The step itself changes the page beyond what the action does.
 */
export async function continuePending(shop: ShopForAction): Promise<Response | undefined> {
  const { form, action } = shop.pending;
  if (form || action?.interrupted) return seeOther(paths.resume);
  const answer = await performPending(shop);
  shop.showPage();
  return answer;
}

/**
 * Does the pending action. Where no answer comes it is still pending, as interrupted: nobody knows whether it was carried out, so it is not
 * done again by itself. Undefined when nothing is pending.
 */
export async function performPending(shop: ShopForAction): Promise<Response | undefined> {
  const { action } = shop.pending;
  if (!action) return undefined;
  const going = kinds.get(action.kind)?.go(shop, action.data);
  if (!going) shop.dropAction();
  return going?.catch((error: unknown) => {
    if (isEbsnError(error) && unanswered.has(error.kind)) shop.hold({ ...action, interrupted: true });
    throw error;
  });
}
const unanswered = new Set<EbsnError["kind"]>(["lost", "down", "unreadable"]);

/** What is pending waits ten minutes more: a registration takes its time. */
export function keepWaiting({ pending, hold }: Pick<ShopForAction, "pending" | "hold">): void {
  if (pending.action) hold(pending.action);
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
