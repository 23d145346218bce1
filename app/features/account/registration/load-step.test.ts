import { expect, test } from "vitest";
import { EbsnError } from "~/ebsn/errors";
import { homePath } from "~/lib/path";
import type { SocialPerson } from "~/model/registration";
import { sampleStore } from "~/features/delivery/testing/samples";
import { testShop } from "~/platform/testing/test-shop";
import { typedRegistration } from "../testing/typed-registration";
import { loadStep } from "./load-step";

const today = () => ({ date: "2026-11-24", time: "10:00", at: 0 });

function loaded(socialPerson: () => Promise<SocialPerson | undefined>, query: string, typed?: object) {
  const { shop } = testShop({ ebsn: { registration: { socialPerson }, today } });
  const draft = () => typed as Record<string, string> | undefined;
  return loadStep({ ...shop, draft }, new URLSearchParams(query), homePath);
}
const luca = () =>
  Promise.resolve({
    provider: "google",
    firstName: "Luca",
    lastName: "Moretti",
    email: "luca@example.com",
  } as const);

// spec §2.1: /registration-user, also with social_login=google
test("fills in name and e-mail from a social network", async () => {
  expect(await loaded(luca, "social_login=google")).toMatchObject({
    step: "persona",
    social: { provider: "google", known: true },
    values: {
      firstName: "Luca",
      lastName: "Moretti",
      email: "luca@example.com",
    },
  });
});

test("keeps typed values, and leaves the fields empty without a social profile", async () => {
  const typed = { firstName: "Lucia" };
  expect(await loaded(luca, "social_login=google", typed)).toMatchObject({ values: typed });
  for (const nobody of [
    () => Promise.resolve(undefined),
    () => Promise.reject(new EbsnError("down", "registration/social_user_detail")),
  ])
    expect(await loaded(nobody, "social_login=facebook")).toMatchObject({
      social: { provider: "facebook", known: false },
      values: { firstName: "", email: "" },
    });
});

test("redirects a step requested too early to the first missing step", async () => {
  const early = await loaded(luca, "passo=fine").catch((thrown: unknown) => thrown);
  expect(early instanceof Response && early.headers.get("Location")).toBe(
    "/registration-user?passo=persona&back=/",
  );
});

test("preselects a search's only store, else the chosen store, else the nearest", async () => {
  const { storeId: appia, ...person } = typedRegistration;
  const stores = ["Appia", "Cavour"].map((name, nth) => ({ ...sampleStore, id: Number(appia) + nth, name }));
  const load = (query: string, typed: object) => {
    const { shop } = testShop({ ebsn: { places: { stores: () => Promise.resolve(stores) }, today } });
    const draft = () => ({ ...person, ...typed });
    return loadStep({ ...shop, draft }, new URLSearchParams(`passo=negozio&${query}`), homePath);
  };
  expect(await load("", { storeId: "6" })).toMatchObject({ step: "negozio", chosen: "6" });
  expect(await load("", {})).toMatchObject({ chosen: appia });
  expect(await load("cerca=cavour", { storeId: appia })).toMatchObject({ chosen: "6" });
});
