import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";

/** What is not there, or any other failure that has no page of its own, answers as such; the frame's boundary shows it. */
export function loader({ context: { failure } }: LoaderFunctionArgs) {
  throw data(null, failure ?? { status: 404 });
}

export default function NotFound() {
  return null;
}
