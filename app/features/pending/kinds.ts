import { isEbsnError, type EbsnError } from "~/ebsn/errors";
import type { Translate } from "~/i18n/translate";
import * as paths from "~/page/paths";
import { seeOther } from "~/platform/http/redirects";
import type { InterruptedForm, PendingAction, Shop, ShopForAction } from "~/platform/shop";
import type { PendingKind } from "./kind";
import { runOrDefer } from "./run-or-defer";

type Registered = {
  /** undefined if the record does not match the kind's schema, as after a deploy that changed it */
  go(shop: ShopForAction, data: unknown): Promise<Response> | undefined;
  loginReason?(t: Translate, label: string): string;
};

// Filled once at the Worker's start (context.ts), with the kinds that the features declare.
const kinds = new Map<string, Registered>();

/** Registers a kind, so that the steps can continue its pending actions. */
export function registerPending<Data, Loaded>(kind: PendingKind<Data, Loaded>): void {
  kinds.set(kind.name, {
    go(shop, data) {
      const parsed = kind.schema.safeParse(data);
      return parsed.success ? runOrDefer(shop, kind, parsed.data) : undefined;
    },
    ...(kind.loginReason && { loginReason: kind.loginReason }),
  });
}

/**
 * Continues the pending action at the end of each step (login, address, timeslot). An interrupted
 * form or action is offered again for the shopper to submit. Undefined without a pending action.
 * The whole page is reloaded, because the step changes more of it than the action.
 */
export async function continuePending(shop: ShopForAction): Promise<Response | undefined> {
  const { form, action } = shop.pending;
  if (form?.undone) return backToUndone(shop, form);
  if (form || action?.interrupted) return seeOther(paths.resume);
  const answer = await executePending(shop);
  shop.reloadWholePage();
  return answer;
}

/**
 * Redirects to the page of a form with secrets, which are never stored, and flashes that its change
 * failed.
 */
function backToUndone(shop: ShopForAction, { back, undone = "" }: InterruptedForm): Response {
  shop.dropInterruptedForm();
  shop.flash({ kind: "warn", text: undone });
  shop.reloadWholePage();
  return seeOther(back);
}

/**
 * Executes the pending action. After a missing response it stays pending as interrupted and is
 * never repeated automatically, as its effect is unknown. Undefined without a pending action.
 */
export async function executePending(shop: ShopForAction): Promise<Response | undefined> {
  const { action } = shop.pending;
  if (!action) return undefined;
  const going = kinds.get(action.kind)?.go(shop, action.data);
  if (!going) shop.dropPendingAction();
  return going?.catch((error: unknown) => {
    if (isEbsnError(error) && unanswered.has(error.kind))
      shop.savePendingAction({ ...action, interrupted: true });
    throw error;
  });
}
const unanswered = new Set<EbsnError["kind"]>(["lost", "down", "unreadable"]);

/** Extends the pending action by ten minutes, because a registration takes time. */
export function extendPending({
  pending,
  savePendingAction,
}: Pick<ShopForAction, "pending" | "savePendingAction">): void {
  if (pending.action) savePendingAction(pending.action);
}

/** Reason for the login: the pending action in words. Undefined without a pending action. */
export function loginReason({ pending, t }: Pick<Shop, "pending" | "t">): string | undefined {
  const { action, form } = pending;
  if (form || !action?.label) return form?.undone;
  return (
    kinds.get(action.kind)?.loginReason?.(t, action.label) ?? t("auth.login.waiting", { label: action.label })
  );
}

/** Data of the pending action, if it is of that kind. */
export function pendingData<Data, Loaded>(
  { pending }: { pending: { action: PendingAction | undefined } },
  kind: Pick<PendingKind<Data, Loaded>, "name" | "schema">,
): Data | undefined {
  return pending.action?.kind === kind.name ? kind.schema.safeParse(pending.action.data).data : undefined;
}
