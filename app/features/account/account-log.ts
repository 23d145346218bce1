import { logLine } from "~/platform/log-line";
import type { Shop } from "~/platform/shop";

/** What the log tells of logins, registrations and other events of an account. */
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

/** Logs an event of an account and how it ended, never whose account it was. Whatever did not end well is a warning. */
export function logAccount(
  { requestId, tenant }: Pick<Shop, "requestId" | "tenant">,
  event: AccountEvent,
  outcome: string,
): void {
  logLine({ level: good.includes(outcome) ? "info" : "warn", event, requestId, tenant: tenant.id, outcome });
}
