import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../../kernel/sandbox";
import { locate, nearestSpot, searchStreets, spotById, type Spot } from "../geo/geocode";

const longest = 200;
const point = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});
const only = (spot: Spot | undefined) => ({ results: spot ? [spot] : [] });

/** The maps provider: streets, towns and postal codes of Lazio. */
export const maps = new Hono<AppEnv>();

maps.get("/maps/search", (c) =>
  c.json({ results: searchStreets((c.req.query("q") ?? "").slice(0, longest)) }),
);
maps.get("/maps/geocode", (c) => c.json({ results: locate((c.req.query("q") ?? "").slice(0, longest)) }));
maps.get("/maps/place", (c) => c.json(only(spotById(c.req.query("id") ?? ""))));
maps.get("/maps/reverse", (c) => {
  const asked = point.safeParse(c.req.query());
  return c.json(only(asked.success ? nearestSpot(asked.data) : undefined));
});
