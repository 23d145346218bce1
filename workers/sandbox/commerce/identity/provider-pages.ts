import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import type { SignInFlow } from "../person-tables";
import { makeCode, openFlow } from "./flows";
import { peopleOf, personAt, type KnownPerson } from "./known-people";
import { lostPage, peoplePage } from "./provider-html";

const provider = z.enum(["saml", "google", "facebook"]);
const otherCompany = 1;

/** Path of the shop that receives each provider's response. */
const callbacks = {
  saml: "/ebsn/api/saml/acs",
  google: "/api/social-redir/google-mobile",
  facebook: "/ebsn/api/social-redir/facebook-mobile",
} as const;

/**
 * Returns the provider's response code, made invalid by the scenarios `idp-rubbish` and
 * `idp-foreign`.
 */
function codeFor(sandbox: Sandbox, flow: SignInFlow, person: KnownPerson): string {
  const { scenarios, tenant } = sandbox;
  if (scenarios.on("idp-rubbish")) return "<Response>%%%";
  return makeCode(sandbox, flow, person, scenarios.on("idp-foreign") ? otherCompany : tenant.companyId);
}

/** Parameters that a provider returns unchanged. */
const echoed = ["state", "RelayState"] as const;

function wayBack(
  sandbox: Sandbox,
  flow: SignInFlow,
  person: KnownPerson | undefined,
  sent: (name: string) => string | undefined,
): string {
  const url = new URL(callbacks[flow.provider], flow.shop);
  const name = flow.provider === "saml" ? "SAMLart" : "code";
  const [key, value] = person ? [name, codeFor(sandbox, flow, person)] : ["error", "access_denied"];
  url.searchParams.set(key, value);
  if (flow.provider === "facebook") url.searchParams.set("use-plugin", "false");
  for (const parameter of echoed) {
    const given = sent(parameter);
    if (given !== undefined) url.searchParams.set(parameter, given.slice(0, 500));
  }
  return url.href;
}

/** Fakes of the identity provider, Google and Facebook: a form to choose a person. */
export const providerPages = new Hono<AppEnv>();

providerPages.use("/identity/*", async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
});

providerPages.get("/identity/:provider", (c) => {
  const kind = provider.safeParse(c.req.param("provider"));
  const flow = kind.success && openFlow(c.get("sandbox"), kind.data, c.req.query("flow") ?? "");
  if (!flow) return c.html(lostPage(), 404);
  return c.html(peoplePage(flow.provider, c.get("sandbox").tenant.companyName, peopleOf(flow.provider)));
});

providerPages.post("/identity/:provider", async (c) => {
  const sandbox = c.get("sandbox");
  const kind = provider.safeParse(c.req.param("provider"));
  const flow = kind.success && openFlow(sandbox, kind.data, c.req.query("flow") ?? "");
  if (!flow) return c.html(lostPage(), 404);
  const form = await c.req.parseBody();
  return c.redirect(
    wayBack(sandbox, flow, personAt(flow.provider, String(form["person"])), (name) => c.req.query(name)),
    303,
  );
});
