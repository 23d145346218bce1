import { expect, it } from "vitest";
import { tenants } from "#tenants/registry";
import { testShop } from "~/platform/testing/test-shop";
import { loader } from "./routes/login";

const loginOf = (settings: object) => {
  const { shop } = testShop();
  const tenant = { ...tenants.loggia, ...settings };
  return loader({
    context: { shop: { ...shop, tenant } },
    request: new Request("https://www.loggia.example/login"),
    params: {},
  });
};

// spec §2.3: login: e-mail, password, show password, remember me (on by default)
it("S9: remembers the device by default, unless the chain starts the switch off", async () => {
  expect(await loginOf({})).toMatchObject({ rememberMe: true });
  expect(await loginOf({ rememberMe: false })).toMatchObject({ rememberMe: false });
});
