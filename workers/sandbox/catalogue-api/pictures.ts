import { Hono, type Context } from "hono";
import type { PictureSpec } from "../catalogue/seed-types";
import type { AppEnv } from "../kernel/sandbox";
import { drawPicture } from "../pictures/draw-picture";
import { productsByIds } from "./product-row";

/** Every picture is drawn when asked for and never changes at its address. */
export const pictures = new Hono<AppEnv>();

const renditions = { thumb: "thumb", photo: "photo", large: "large" } as const;
const productFile = /-(\d+)(?:_([123]))?\.svg$/;

pictures.get("/photo/:edition/main/:rendition{thumb|photo|large}/:file", (c) => {
  const [, id, view = "1"] = productFile.exec(c.req.param("file")) ?? [];
  const row = productsByIds(c.get("sandbox"), [Number(id)]).get(Number(id));
  const rendition = c.req.param("rendition");
  if (!row) return c.notFound();
  return drawing(c, drawPicture(seenFrom(row.product.picture, Number(view)), rendition));
});
