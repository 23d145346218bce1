// Written by `npm run tenants -- register` from the folders tenants/<id> and
// workers/sandbox/chains/<id>.ts.
import { loggia } from "./loggia";
import { quantobasta } from "./quantobasta";
import { terrecomuni } from "./terrecomuni";
import type { SandboxTenant } from "./sandbox-tenant";

export const chains: Record<string, SandboxTenant> = {
  loggia,
  quantobasta,
  terrecomuni,
};
