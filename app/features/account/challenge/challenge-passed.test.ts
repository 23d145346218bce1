import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopperEbsn } from "~/ebsn/testing/test-backend";
import { answer } from "~/ebsn/testing/wire-samples";
import { homePath } from "~/lib/path";
import { testShop } from "~/platform/testing/test-shop";
import type { ShopForAction } from "~/platform/shop";
import { signIn } from "../login/sign-in";
import { register } from "../registration/register";
import { resend } from "../registration/resend";
import { requestReset } from "../reset/request-reset";
import { typedRegistration } from "../testing/typed-registration";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** A shop of a chain with a challenge, and the addresses requested from its backend. */
function challenging() {
  const asked: URL[] = [];
  const ebsn = shopperEbsn({
    fetch: (address) => {
      asked.push(new URL(String(address)));
      return Promise.resolve(new Response(answer({})));
    },
  });
  const { shop } = testShop();
  const own: ShopForAction = {
    ...shop,
    tenant: { ...shop.tenant, challenge: { provider: "turnstile", siteKey: "1x00000000000000000000AA" } },
    ebsn: { ...ebsn, registration: { ...ebsn.registration, consents: () => Promise.resolve([]) } },
    draft: () => typedRegistration,
  };
  return { own, asked };
}

// spec §7: an optional recaptcha token, where the chain has a challenge
test.each([
  ["auth/login", signIn],
  ["registration/register_user", register],
  ["registration/registration_resend_email", resend],
  ["registration/password_reset_token_request", requestReset],
] as const)("%s takes along what the challenge has left in the form", async (call, send) => {
  const { own, asked } = challenging();
  const form = new FormData();
  for (const [name, text] of Object.entries({
    login: typedRegistration.email,
    email: typedRegistration.email,
    password: "tre-mele-7",
  }))
    form.set(name, text);
  form.set("cf-turnstile-response", "XXXX.DUMMY.TOKEN.XXXX");
  expect(await send(own, form, homePath)).toBeInstanceOf(Response);
  const [address] = asked.filter(({ pathname }) => pathname.endsWith(call));
  expect(address?.searchParams.get("token_recaptcha")).toBe("XXXX.DUMMY.TOKEN.XXXX");
});
