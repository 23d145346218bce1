import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { testShop } from "~/platform/testing/test-shop";
import { deleteProfile } from "./delete-profile";

const user = { id: 7, login: "a@example.com" };

const deleting = (kind: EbsnError["kind"], test: () => Promise<typeof user | undefined>) =>
  testShop({
    session: { user },
    ebsn: { profile: { remove: () => Promise.reject(new EbsnError(kind, "call")) }, auth: { test } },
  }).shop;

test("reports done after a lost response only if the session has ended", async () => {
  expect(await deleteProfile(deleting("lost", () => Promise.resolve(undefined)))).toBe("done");
  expect(await deleteProfile(deleting("lost", () => Promise.resolve(user)))).toBe("lost");
  const silent = () => Promise.reject(new EbsnError("down", "auth/test"));
  expect(await deleteProfile(deleting("lost", silent))).toBe("lost");
});

// spec §7: externalregistration/register and unregister <- app/features/account/profile/delete-profile.ts
test("unregisters the phone before deleting, and clears it from the session after a failure", async () => {
  const calls: string[] = [];
  const call = (name: string, fails: boolean) => () => {
    calls.push(name);
    return fails ? Promise.reject(new EbsnError("down", name)) : Promise.resolve();
  };
  const device = { platform: "android", uuid: "u-1", mark: "m" } as const;
  const of = (fails: boolean) =>
    testShop({
      session: { user, device },
      ebsn: {
        devices: { unregister: call("unregister", false) },
        profile: { remove: call("remove", fails) },
      },
    }).shop;
  expect(await deleteProfile(of(false))).toBe("done");
  expect(calls).toEqual(["unregister", "remove"]);
  const stays = of(true);
  await expect(deleteProfile(stays)).rejects.toMatchObject({ kind: "down" });
  expect(stays.session.device).toBeUndefined();
});

test("a refusal, and a backend that was not reached, are the caller's", async () => {
  for (const kind of ["refused", "down"] as const)
    await expect(deleteProfile(deleting(kind, () => Promise.resolve(undefined)))).rejects.toMatchObject({
      kind,
    });
});
