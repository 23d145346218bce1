import { data } from "@remix-run/react";
import { shopLoader } from "~/platform/http/route";

/** The page for what is not there answers as such; the frame's boundary shows it. */
export const loader = shopLoader(() => {
  throw data(null, { status: 404 });
});

export default function NotFound() {
  return null;
}
