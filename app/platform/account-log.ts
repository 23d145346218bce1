import { logLine } from "./log-line";
import type { Shop } from "./shop";

/** What the log tells of logins, orders and other events of an account. */
type AccountEvent =
  | "account.identity"
  | "account.reset"
  | "account.password"
  | "account.email"
  | "account.deletion"
  | "account.confirm"
  | "account.login"
  | "account.logout"
  | "account.phone"
  | "account.order"
  | "account.registration"
  | "account.confirmation"
  | "account.resend";

const good = ["done", "requested", "signedOut"];

/**
 * Logs an event of an account and how it ended, never whose account it was: the line of its request names account and origin by their hashes
 * (record 111). Whatever did not end well is a warning.
 */
export function logAccount(
  { requestId, tenant, noteOrigin }: Pick<Shop, "requestId" | "tenant" | "noteOrigin">,
  event: AccountEvent,
  outcome: string,
): void {
  noteOrigin();
  logLine({ level: good.includes(outcome) ? "info" : "warn", event, requestId, tenant: tenant.id, outcome });
}
