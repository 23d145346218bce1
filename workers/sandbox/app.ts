import { Hono } from "hono";
import * as z from "zod";
import { catalogueApi } from "./catalogue-api/catalogue-api";
import { pictures } from "./catalogue-api/pictures";
import { sitemap } from "./catalogue-api/sitemap";
import { cmsApi } from "./cms/cms-api";
import { commerce } from "./commerce/part";
import { controlEndpoints } from "./console/control-endpoints";
import { consolePage } from "./console/console-page";
import { refuseForeignPosts } from "./console/own-page";
import { answerOtherwise } from "./kernel/answer-otherwise";
import { countCalls } from "./kernel/calls";
import { broken, notFound, refuse } from "./kernel/envelope";
import { injectFaults } from "./kernel/faults";
import { hiddenPrices } from "./kernel/hidden-prices";
import { isPlain, plainEdge } from "./kernel/plain";
import { romeIso } from "./kernel/rome-time";
import type { AppEnv } from "./kernel/sandbox";
import { clientSession, readSession } from "./kernel/session";

const api = new Hono<AppEnv>();
// workerd sends no Date header, unlike every real server
api.use(async (c, next) => {
  await next();
  c.res.headers.set("date", new Date(c.get("sandbox").clock.now()).toUTCString());
});
api.use(answerOtherwise, countCalls, clientSession);
api.use(injectFaults);
api.use(plainEdge, hiddenPrices);
api.route("/", catalogueApi);
api.route("/", commerce.api);

/** The endpoints of a single shop. The tenant's part of the path is already removed. */
export const app = new Hono<AppEnv>();
app.use(async (c, next) => {
  const { sandbox } = c.env;
  c.set("sandbox", sandbox);
  c.set("session", readSession(c, sandbox));
  const plain = isPlain(c);
  await next();
  if (!plain) c.res.headers.set("x-ebsn-date", romeIso(sandbox.clock.now()));
});
app.route("/ebsn/api", api);
// receives server-side tracking, like a chain's analytics
app.post("/mp/collect", countCalls, (c) => c.body(null, 204));
app.use("/p/*", countCalls);
app.route("/p", cmsApi);
app.route("/", pictures);
app.on("GET", ["/category.xml", "/sitemap/category.xml"], answerOtherwise);
app.route("/", sitemap);
app.use("/sandbox/*", refuseForeignPosts);
app.route("/sandbox", controlEndpoints);
app.route("/sandbox", consolePage);
app.route("/", commerce.pages);

app.notFound((c) => notFound(c));
app.onError((error, c) => {
  // An invalid value is the caller's error: the real backend responds with a business failure.
  if (error instanceof z.ZodError) return refuse(c, "msg.generic");
  console.error(error);
  return broken(c);
});
