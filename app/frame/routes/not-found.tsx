import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Throws 404, or a failure without a page of its own; the frame's error boundary shows it. */
export function loader({ context: { failure } }: LoaderFunctionArgs) {
  throw data(null, failure ?? { status: 404 });
}

export default function NotFound() {
  return null;
}
