import { Hono } from "hono";
import * as z from "zod";
import { readInput } from "../../kernel/body";
import { ok } from "../../kernel/envelope";
import { infos } from "../../kernel/messages";
import { displayDate, romeDate } from "../../kernel/rome-time";
import type { AppEnv, Sandbox } from "../../kernel/sandbox";
import { needSession, sessionOf } from "../../kernel/session";
import { anyId } from "../input";
import { findStore } from "../places/served";
import { change, Refusal } from "../refusal";
import { decide, decisionsIn, decisionsOf, registrationModule } from "./consents";
import { disclaimersOf } from "./disclaimers";
import { readFields } from "./read-fields";

const unlessEmpty = (value: unknown) => (value === "" ? undefined : value);
const asked = z.object({
  store_id: z.preprocess(unlessEmpty, anyId.optional()),
  registration_module_type_id: z.preprocess(unlessEmpty, anyId.default(registrationModule)),
});

function listOf(sandbox: Sandbox, userId: number, moduleTypeId: number) {
  const decided = decisionsOf(sandbox, userId);
  return disclaimersOf(sandbox.tenant, moduleTypeId).map((disclaimer) => {
    const row = decided.get(disclaimer.registrationDisclaimerId);
    const accepted = row?.accepted ?? false;
    return {
      ...disclaimer,
      accepted,
      acceptedDate: row && accepted ? displayDate(romeDate(row.decidedAt)) : undefined,
    };
  });
}

/** Consents of a chain, and a shopper's decisions. */
export const consentCalls = new Hono<AppEnv>();

consentCalls.get("/registration-disclaimer/list", async (c) => {
  const sandbox = c.get("sandbox");
  const { store_id, registration_module_type_id } = asked.parse(await readInput(c));
  if (store_id !== undefined && !findStore(sandbox, store_id)) throw new Refusal("msg.store.unknown");
  return ok(c, { registrationDisclaimers: disclaimersOf(sandbox.tenant, registration_module_type_id) });
});

consentCalls.get("/user-registration-disclaimer/list-by-type", needSession, async (c) => {
  const { registration_module_type_id } = asked.parse(await readInput(c));
  const list = listOf(c.get("sandbox"), sessionOf(c).userId, registration_module_type_id);
  return ok(c, { userRegistrationDisclaimers: list });
});

consentCalls.get("/user-registration-disclaimer/check-disclaimer", needSession, async (c) => {
  const { registration_module_type_id } = asked.parse(await readInput(c));
  const list = listOf(c.get("sandbox"), sessionOf(c).userId, registration_module_type_id);
  return ok(c, { accepted: list.every(({ mandatory, accepted }) => accepted || !mandatory) });
});

consentCalls.post("/user-registration-disclaimer/update-disclaimer", needSession, async (c) => {
  const sandbox = c.get("sandbox");
  const { userId } = sessionOf(c);
  const schema = z.object({ disclaimers: decisionsIn(sandbox, { complete: false }) });
  const { disclaimers } = readFields(schema, await readInput(c));
  return change(c, (notices) => {
    decide(sandbox, userId, disclaimers);
    notices.infos.push(infos.profileSaved());
    return { userRegistrationDisclaimers: listOf(sandbox, userId, registrationModule) };
  });
});
