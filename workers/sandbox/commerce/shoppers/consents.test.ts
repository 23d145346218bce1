import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../../kernel/testing";
import { code, freshShop, post, shopper } from "../testing";
import { errorsOf, get } from "./testing";

beforeAll(freshShop);

const disclaimer = z.object({
  registrationDisclaimerId: z.int(),
  code: z.string(),
  description: z.string(),
  mandatory: z.boolean(),
  accepted: z.boolean().optional(),
  acceptedDate: z.string().optional(),
});
const listData = z.object({ registrationDisclaimers: z.array(disclaimer) });
const ownData = z.object({ userRegistrationDisclaimers: z.array(disclaimer) });
const list = async (query: string, tenant?: string) =>
  (await ask(`registration-disclaimer/list${query}`, listData, { tenant })).data.registrationDisclaimers;

describe("consents a chain asks for", () => {
  it("are five at the registration, the first mandatory, in the chain's name", async () => {
    const found = await list("?store_id=5&registration_module_type_id=1");
    expect(found.map(({ code: name, mandatory }) => [name, mandatory])).toEqual([
      ["privacy", true],
      ["newsletter", false],
      ["marketing", false],
      ["research", false],
      ["purchaseMode", false],
    ]);
    expect(await list("")).toEqual(found);
    expect(found[0]?.description).toContain("La Loggia Mercati");
    expect((await list("?store_id=21", "terrecomuni"))[0]?.description).toContain("Terrecomuni");
  });

  it("end with one full stop, also after a name that ends with one", async () => {
    for (const tenant of ["loggia", "quantobasta", "terrecomuni"])
      for (const { description } of await list("", tenant)) expect(description).toMatch(/[^.]\.$/);
  });

  it("differ by module, and are refused for an unknown store", async () => {
    const codes = async (module: number) =>
      (await list(`?registration_module_type_id=${module}`)).map((one) => one.code);
    expect(await codes(2)).toEqual(["privacy", "purchaseMode"]);
    expect(await codes(7)).toEqual([]);
    expect(await code(get("registration-disclaimer/list", { store_id: "21" }))).toBe("msg.store.unknown");
  });
});

describe("a shopper's consents", () => {
  const path = "user-registration-disclaimer";
  const accepted = (found: z.infer<typeof disclaimer>[]) =>
    found.filter((one) => one.accepted).map((one) => one.registrationDisclaimerId);

  // spec §7: user-registration-disclaimer/list-by-type and update-disclaimer
  it("are listed, checked, changed one by one", async () => {
    const { account } = await shopper();
    const before = await ask(`${path}/list-by-type?registration_module_type_id=1`, ownData, { account });
    expect(accepted(before.data.userRegistrationDisclaimers)).toEqual([1]);
    expect(before.data.userRegistrationDisclaimers[0]?.acceptedDate).toBe("24/11/2026");
    const form = { disclaimers: '{"3":"true","5":"true"}' };
    const changed = await ask(`${path}/update-disclaimer`, ownData, { account, form });
    expect(accepted(changed.data.userRegistrationDisclaimers)).toEqual([1, 3, 5]);
    await post(account, `${path}/update-disclaimer`, { disclaimers: { "3": false } });
    const after = await ask(`${path}/list-by-type?registration_module_type_id=1`, ownData, { account });
    expect(accepted(after.data.userRegistrationDisclaimers)).toEqual([1, 5]);
    expect((await get(`${path}/check-disclaimer`, {}, account)).data).toEqual({ accepted: true });
  });

  it("refuse to take back the mandatory one, and unknown ones", async () => {
    const { account } = await shopper();
    for (const [disclaimers, text] of [
      ['{"1":"false"}', "Per registrarti devi accettare l'informativa sulla privacy"],
      ['{"6":"true"}', "Consenso sconosciuto"],
      ["{", "Consenso sconosciuto"],
    ])
      expect(errorsOf(await post(account, `${path}/update-disclaimer`, { disclaimers }))).toEqual([
        ["msg.field.disclaimers", text],
      ]);
    expect((await get(`${path}/check-disclaimer`, {})).http).toBe(419);
  });
});
