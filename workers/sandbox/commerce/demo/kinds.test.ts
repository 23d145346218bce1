import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { shopperKinds } from "../../kernel/commerce-part";
import { ask, login } from "../../kernel/testing";
import { code, freshShop } from "../testing";
import { demoPassword } from "./shoppers";

beforeAll(freshShop);

const cartData = z.object({
  user: z.object({
    userType: z.object({ userTypeId: z.int() }),
    betaTester: z.union([z.literal(0), z.literal(1)]),
    profile: z.object({ level: z.int() }),
  }),
  ssoUser: z.boolean(),
  forcedPreviewDate: z.string().optional(),
});
const ordinary = { type: 3, beta: 0, level: 2, sso: false, preview: undefined };
const marks: Partial<Record<(typeof shopperKinds)[number], object>> = {
  master1: { type: 1 },
  master2: { type: 2 },
  beta: { beta: 1, preview: "01/12/2026" },
  incomplete: { level: 1 },
  employee: { sso: true },
};

it.each(shopperKinds.filter((kind) => kind !== "unconfirmed"))(
  "%s has the marks of its kind after seeding",
  async (kind) => {
    const account = await login(`${kind}@example.com`);
    const { user, ssoUser, forcedPreviewDate } = (await ask("cart/view", cartData, { account })).data;
    const { userType, betaTester, profile } = user;
    expect({
      type: userType.userTypeId,
      beta: betaTester,
      level: profile.level,
      sso: ssoUser,
      preview: forcedPreviewDate,
    }).toEqual({ ...ordinary, ...marks[kind] });
  },
);

it("unconfirmed cannot log in", async () => {
  const form = { login: "unconfirmed@example.com", password: demoPassword };
  expect(await code(ask("auth/login", z.unknown(), { form }))).toBe("msg.login.notConfirmed");
});

it("delivering has an order that is out", async () => {
  const orders = z.object({ orders: z.array(z.object({ orderStatusId: z.int() })) });
  const account = await login("delivering@example.com");
  expect((await ask("order/list", orders, { account })).data.orders).toEqual([{ orderStatusId: 7 }]);
});
