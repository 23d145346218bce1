import type { Tenant } from "../../schema";
import type { World } from "../world";

/** Where a chain's backend and content system are, as this machine reaches them: the sandbox is that of the local shop. */
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
