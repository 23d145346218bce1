import { expect, it } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import type { Profile } from "~/model/profile";
import { detailsOf } from "./address-form";
import { knownDetails } from "./known-details";

const details = { firstName: "Anna", lastName: "Riva" };
const known = (view: () => Promise<Profile>) => knownDetails({ ebsn: { profile: { view } } });

// spec §2.3: address editor: surname and phone are known, and what is missing is said by name <- app/features/delivery/address/known-details.ts, app/features/delivery/address/gated-submit.tsx
it("a new address starts from the shopper's surname and phone, the mobile one first", async () => {
  const contact = { mobile: "347 1234567", phone: "06 555 01870" };
  expect(await known(async () => ({ email: "a@b.it", details, contact }))).toEqual({
    ...detailsOf(undefined),
    doorbell: "Riva",
    phone: "347 1234567",
  });
  expect((await known(async () => ({ email: "a@b.it", details, contact: {} }))).phone).toBe("");
});

it("starts empty where the backend does not say; an ended session is reported", async () => {
  const failing = (kind: "down" | "session") => () => Promise.reject(new EbsnError(kind, "user_detail"));
  expect(await known(failing("down"))).toEqual(detailsOf(undefined));
  await expect(known(failing("session"))).rejects.toThrow();
});
