import { useNavigation } from "@remix-run/react";

/** A thin bar on top while a page is on its way; drawn only after 400 ms. */
export function NavProgress() {
  return useNavigation().state === "idle" ? null : <div className="nav-progress" aria-hidden="true" />;
}
