import type { Tenant } from "../../schema";
import type { World } from "../world";

/**
 * Origins of a chain's backend and content system from this machine; "sandbox" is the local shop's.
 */
export const origins = (
  { id, origin, cms }: Pick<Tenant, "id" | "origin" | "cms">,
  { ports }: Pick<World, "ports">,
) => {
  const sandbox = `http://127.0.0.1:${ports.sandbox}/t/${id}`;
  return {
    backend: origin === "sandbox" ? sandbox : origin,
    cms: cms === "sandbox" ? `${sandbox}/p` : cms,
  };
};
