import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ShellData } from "./shell-data";

const route = "features/shell/routes/shell";

/** The frame's data on any page within it: the shopper, the cart's summary, the chain. Undefined outside the shell, or when it failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<{ shell: ShellData }>(route)?.shell;
}

/** Path and query of this page, to come back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
