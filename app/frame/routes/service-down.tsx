import type { HeadersFunction } from "@remix-run/cloudflare";
import { data, useLoaderData, type MetaFunction } from "@remix-run/react";
import { readBack } from "~/lib/path";
import * as paths from "~/page/paths";
import { shopLoader } from "~/platform/http/route";
import { FailureText } from "~/page/error-page";
import { metaTags, seo } from "~/page/seo";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => metaTags(loaded?.seo);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Page shown when the backend is down (§8). Links to the requested page, or to an interrupted form.
 */
export const loader = shopLoader(({ shop, url }) =>
  data(
    {
      retry:
        shop.pending.form || shop.pending.action?.interrupted
          ? paths.resume
          : readBack(url.searchParams, paths.home),
      seo: seo(shop, { title: shop.t("errors.down.title"), noindex: true }),
    },
    { status: 503, headers: { "Retry-After": "60" } },
  ),
);

export default function ServiceDown() {
  return <FailureText failure="down" retry={useLoaderData<typeof loader>().retry} />;
}
