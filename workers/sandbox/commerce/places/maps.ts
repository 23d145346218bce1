import { Hono } from "hono";
import type { AppEnv } from "../../kernel/sandbox";
import { searchStreets } from "../geo/geocode";

/** The maps provider: street suggestions for some letters of an address, in Lazio. */
export const maps = new Hono<AppEnv>();

maps.get("/maps/search", (c) => c.json({ results: searchStreets((c.req.query("q") ?? "").slice(0, 200)) }));
