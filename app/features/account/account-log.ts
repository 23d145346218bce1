import { logLine } from "~/platform/log-line";
import type { Shop } from "~/platform/shop";

/** What shoppers do at the door. */
type AccountEvent =
  | "account.identity"
  | "account.reset"
  | "account.password"
  | "account.email"
  | "account.deletion"
  | "account.confirm"
  | "account.login"
  | "account.registration"
  | "account.confirmation"
  | "account.resend";

const good = ["done", "requested", "signedOut"];

/** One line of the log for what happened at the door, and how it ended: never who it was. What did not end well is a warning. */
export function logAccount(
  { requestId, tenant }: Pick<Shop, "requestId" | "tenant">,
  event: AccountEvent,
  outcome: string,
): void {
  logLine({ level: good.includes(outcome) ? "info" : "warn", event, requestId, tenant: tenant.id, outcome });
}
