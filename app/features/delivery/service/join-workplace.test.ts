import { expect, test, vi } from "vitest";
import { createRateLimiter } from "~/platform/http/guards/rate-limit";
import { testShop } from "~/platform/testing/test-shop";
import { joinWorkplace } from "./join-workplace";

// spec delivery: codes of workplaces cannot be guessed without end <- app/features/delivery/service/join-workplace.ts, app/platform/http/guards/rate-limit.ts
test("F5: stops requests for workplace codes above the rate limit, and says so", async () => {
  const ask = vi.fn(async () => ({ name: "Officine" }));
  let left = 10;
  const counter = { limit: async () => ({ success: (left -= 1) >= 0 }) };
  const { shop } = testShop({
    session: { user: { id: 7, login: "a@example.com" } },
    ebsn: { places: { joinWorkplace: ask } },
  });
  const limits = { WORKPLACE_BY_ACCOUNT: counter };
  const checkRateLimit = createRateLimiter({ limits, tenant: "loggia", address: "203.0.113.9" });
  const said: string[] = [];
  for (let code = 0; code < 12; code += 1)
    said.push((await joinWorkplace({ ...shop, checkRateLimit }, `code-${code}`)).text);
  expect(ask).toHaveBeenCalledTimes(10);
  expect(said.slice(9)).toEqual(["delivery.workplace.done", "auth.login.tooMany", "auth.login.tooMany"]);
});
