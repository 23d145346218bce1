import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { sampleHome, t } from "~/features/delivery/testing/samples";
import type { Address } from "~/model/place";
import type { Profile } from "~/model/profile";
import { detailsOf } from "./address-form";
import { knownDetails } from "./known-details";

const details = { firstName: "Anna", lastName: "Riva" };
const known = (view: () => Promise<Profile>, addresses: () => Promise<Address[]> = async () => []) =>
  knownDetails({ t, ebsn: { profile: { view }, places: { addresses } } });
const anna = async () => ({ email: "a@b.it", details, contact: {} });
const failing = (kind: "down" | "session") => () => Promise.reject(new EbsnError(kind, "user_detail"));

// spec §2.3: address editor: surname and phone are known, and what is missing is said by name <- app/features/delivery/address/known-details.ts, app/features/delivery/address/gated-submit.tsx
it("a new address starts from the shopper's surname and phone, the mobile one first", async () => {
  const contact = { mobile: "347 1234567", phone: "06 555 01870" };
  expect(await known(async () => ({ email: "a@b.it", details, contact }))).toMatchObject({
    doorbell: "Riva",
    phone: "347 1234567",
  });
  expect((await known(anna)).phone).toBe("");
});

// spec light: a newcomer's first address: V3: its name is proposed <- app/features/delivery/address/known-details.ts
it('is named "Casa" until another address has that name', async () => {
  expect((await known(anna)).label).toBe("Casa");
  expect((await known(anna, async () => [{ ...sampleHome, label: "Ufficio" }])).label).toBe("Casa");
  expect((await known(anna, async () => [{ ...sampleHome, label: " casa" }])).label).toBe("");
});

it("starts empty if the backend fails, but rethrows an ended session", async () => {
  expect(await known(failing("down"), failing("down"))).toEqual(detailsOf(undefined));
  await expect(known(failing("session"))).rejects.toThrow();
});
