import { data, isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import { shopAction, shopLoader, type LoaderInput } from "~/platform/http/route";
import { ErrorPage } from "~/page/error-page";

/** The error carries the title: nothing else is loaded here. */
export const meta: MetaFunction = ({ error }) => [
  { title: isRouteErrorResponse(error) ? String(error.data) : "" },
  { name: "robots", content: "noindex" },
];

/** Throws 404 outside the frame (§2.2). */
const notFound = ({ shop }: Pick<LoaderInput, "shop">) => {
  throw data(`${shop.t("errors.notFound.title")} · ${shop.tenant.name}`, { status: 404 });
};
export const loader = shopLoader(notFound);
export const action = shopAction(notFound);

export default function Unknown() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage standalone />;
}
