import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cart as here } from "~/page/paths";
import { DeliveryLink, ForgotLink, RegisterLink } from "./newcomer-links";

type Registration = Parameters<typeof ForgotLink>[0]["registration"];
const htmlOf = (registration: Registration) =>
  renderToStaticMarkup(
    <>
      <ForgotLink registration={registration} back={here} />
      <RegisterLink registration={registration} back={here} />
      <DeliveryLink />
    </>,
  );
const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

// spec §2.3: login: forgot-password link only where one may register, register button, consegna-a-casa; an external registration opens in a window of its own
test("links to the password reset, the registration and the delivery page", () => {
  expect(links(htmlOf({ enabled: true }))).toEqual([
    "/reset-password-request?back=/cart",
    "/registration-user?back=/cart",
    "/page/consegna-a-casa",
  ]);
});

// spec §2.3: login: forgot-password link only where one may register, register button, consegna-a-casa; an external registration opens in a window of its own <- app/features/account/login/newcomer-links.tsx
test("links neither to a registration nor to a new password if registration is disabled", () => {
  expect(links(htmlOf({ enabled: false }))).toEqual(["/page/consegna-a-casa"]);
});

// spec §2.3: login: forgot-password link only where one may register, register button, consegna-a-casa; an external registration opens in a window of its own
test("a registration elsewhere opens in a window of its own, for a new password too", () => {
  const elsewhere = "https://soci.example/registrati";
  const html = htmlOf({ enabled: true, externalUrl: elsewhere });
  expect(links(html)).toEqual([elsewhere, elsewhere, "/page/consegna-a-casa"]);
  expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
  expect(html).toContain("auth.login.newWindow");
});
