import { expect, it } from "vitest";
import { environmentOf, chainHostEndsOf, routesOf, tomlForHosts } from "./routes";

const toml = `routes = [{ pattern = "dev.example" }]
[env.production]
name = "shop"
routes = [
  { pattern = "a.example", custom_domain = true },
  { pattern = "b.example/*" },
]
vars = {}

[env.staging]
routes = [
  { pattern = "*.bottega-staging.example/*", zone_name = "bottega-staging.example" },
]
vars = { CHAIN_HOSTS = ".bottega-staging.example,-shop.acme.workers.dev" }
`;
const anyName = "*.bottega-staging.example";

// spec operator: routes of wrangler.toml are the chains' hosts <- tenants/cli/files/routes.ts
it("reads one environment's section alone", () => {
  expect(routesOf(toml, "production")).toEqual(["a.example", "b.example"]);
  expect(routesOf(toml, "staging")).toEqual([anyName]);
  expect(chainHostEndsOf(toml, "staging")).toEqual([".bottega-staging.example", "-shop.acme.workers.dev"]);
  expect(chainHostEndsOf(toml, "production")).toEqual([]);
  expect(routesOf(toml, "preview")).toEqual([]);
});

// spec operator: routes of wrangler.toml are the chains' hosts
it("gives each environment its own hosts and production the rest, without localhost", () => {
  const written = tomlForHosts(toml, ["www.c.example", "staging.c.example", "c.localhost", "127.0.0.1"]);
  expect(routesOf(written, "production")).toEqual(["www.c.example"]);
  expect(routesOf(written, "staging")).toEqual([anyName, "staging.c.example"]);
  expect(written).toContain('name = "shop"');
  expect(written).toContain("vars = {}");
  expect(written).toContain('routes = [{ pattern = "dev.example" }]');
  expect(tomlForHosts(written, ["www.c.example", "staging.c.example"])).toBe(written);
  expect(routesOf(tomlForHosts(written, ["www.c.example"]), "staging")).toEqual([anyName]);
  expect(environmentOf("staging.c.example", ["production"])).toBe("production");
});
