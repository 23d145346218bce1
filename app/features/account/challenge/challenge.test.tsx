import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScriptContext } from "~/page/script";
import { Challenge } from "./challenge";
import { challengeToken } from "./challenge-token";

const turnstile = { provider: "turnstile", siteKey: "1x00000000000000000000AA" } as const;
const htmlOf = (challenge: Parameters<typeof Challenge>[0]["challenge"], script = true) =>
  renderToStaticMarkup(
    <ScriptContext.Provider value={script ? { nonce: "n1", module: "/m.js", signedIn: false } : undefined}>
      <Challenge challenge={challenge} phone="800 014 260" />
    </ScriptContext.Provider>,
  );

// spec §7: an optional recaptcha token, where the chain has a challenge <- app/features/account/challenge/challenge.tsx, app/platform/http/headers/csp.ts
test("renders no widget without a site key", () => {
  expect(htmlOf(undefined)).toBe("");
});

test("the widget has the site key, the page's nonce and a telephone hint without script", () => {
  const html = htmlOf(turnstile);
  expect(html).toContain('class="cf-turnstile" data-sitekey="1x00000000000000000000AA"');
  expect(html).toMatch(/<script async="" defer="" nonce="n1" src="https:\/\/challenges\.cloudflare\.com\//);
  expect(html).toMatch(/<noscript>.*auth\.challenge\.call.*<\/noscript>/);
});

test("renders the telephone hint without a script in lite mode", () => {
  expect(htmlOf(turnstile, false)).toContain("auth.challenge.call");
  expect(htmlOf(turnstile, false)).not.toContain("<script");
});

// spec §7: an optional recaptcha token, where the chain has a challenge
test("reads the answer only from the provider's own field, and only in a valid length", () => {
  const form = new FormData();
  form.set("cf-turnstile-response", "XXXX.DUMMY.TOKEN.XXXX");
  expect(challengeToken({ challenge: turnstile }, form)).toBe("XXXX.DUMMY.TOKEN.XXXX");
  expect(challengeToken({ challenge: { ...turnstile, provider: "recaptcha" } }, form)).toBeUndefined();
  expect(challengeToken({}, form)).toBeUndefined();
  form.set("cf-turnstile-response", "x".repeat(5000));
  expect(challengeToken({ challenge: turnstile }, form)).toBeUndefined();
});
