import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { Canvas, type Size } from "./canvas";
import { textStyle } from "./lettering";
import * as bakery from "./shapes/bakery";
import * as bottles from "./shapes/bottles";
import * as goods from "./shapes/boxes-of-goods";
import * as cartons from "./shapes/cartons";
import * as fresh from "./shapes/fresh";
import * as fruit from "./shapes/fruit";
import * as round from "./shapes/round-packs";
import * as soft from "./shapes/soft-packs";
import * as vegetables from "./shapes/vegetables";

const shapes: Record<Shape, (canvas: Canvas) => string> = {
  bottle: bottles.bottle,
  jug: bottles.jug,
  spray: bottles.spray,
  dispenser: bottles.dispenser,
  tube: bottles.tube,
  jar: round.jar,
  can: round.can,
  tub: round.tub,
  cup: round.cup,
  roll: round.roll,
  carton: cartons.carton,
  box: cartons.box,
  brick: cartons.brick,
  bag: soft.bag,
  sachet: soft.sachet,
  net: soft.net,
  tray: fresh.tray,
  wedge: fresh.wedge,
  fish: fresh.fish,
  meat: fresh.meat,
  sausage: fresh.sausage,
  loaf: bakery.loaf,
  bread: bakery.bread,
  cake: bakery.cake,
  "ice-cream": bakery.iceCream,
  apple: fruit.apple,
  pear: fruit.pear,
  citrus: fruit.citrus,
  banana: fruit.banana,
  grapes: fruit.grapes,
  berry: fruit.berry,
  melon: fruit.melon,
  "stone-fruit": fruit.stoneFruit,
  tomato: vegetables.tomato,
  leafy: vegetables.leafy,
  root: vegetables.root,
  bulb: vegetables.bulb,
  aubergine: vegetables.aubergine,
  courgette: vegetables.courgette,
  pepper: vegetables.pepper,
  cabbage: vegetables.cabbage,
  mushroom: vegetables.mushroom,
  herb: vegetables.herb,
  nuts: goods.nuts,
  "egg-box": goods.eggBox,
  crate: goods.crate,
};

/** Drawn once: the parts of a picture in a 200 × 200 field; `salt` keeps ids apart where the same product stands twice on a page. */
export function pictureParts(spec: PictureSpec, size: Size, salt = ""): string {
  const canvas = new Canvas(spec, size, salt);
  const goods = shapes[spec.shape](canvas);
  return `${canvas.defs(goods)}<g ${textStyle}>${goods}</g>`;
}

const sides: Record<Size, number> = { thumb: 240, photo: 600, large: 1200 };

/** A complete square SVG on a transparent ground: `thumb` for 120 to 240 px with little small print, `photo` and `large` with all detail. */
export function drawPicture(spec: PictureSpec, size: Size): string {
  const side = sides[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 200 200">${pictureParts(spec, size)}</svg>`;
}
