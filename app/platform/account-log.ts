import { logLine } from "./log-line";
import type { Shop } from "./shop";

/** Account events in the log: logins, orders and changes of personal data. */
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
 * Logs an account event and its outcome; an outcome other than success is a warning.
 * The entry has no shopper id: the request's own log line has hashes of account and origin (record
 * 111).
 */
export function logAccount(
  { requestId, tenant, noteOrigin }: Pick<Shop, "requestId" | "tenant" | "noteOrigin">,
  event: AccountEvent,
  outcome: string,
): void {
  noteOrigin();
  logLine({ level: good.includes(outcome) ? "info" : "warn", event, requestId, tenant: tenant.id, outcome });
}
