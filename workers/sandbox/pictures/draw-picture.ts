import type { PictureSpec, Shape } from "../catalogue/seed-types";
import { Canvas, type Size } from "./canvas";
import { textStyle } from "./lettering";
import { cake } from "./shapes/bakery";
import { berry } from "./shapes/berries";
import { bottle } from "./packs/bottle";
import * as bottles from "./shapes/bottles";
import { fish } from "./fish/whole-fish";
import * as goods from "./shapes/boxes-of-goods";
import { cabbage } from "./shapes/cabbages";
import * as cartons from "./shapes/cartons";
import { meat } from "./meat/cuts";
import * as exotic from "./shapes/exotic-fruit";
import { tray } from "./shapes/fresh";
import { freshCheese } from "./shapes/fresh-cheese";
import * as fruit from "./shapes/fruit";
import * as garden from "./shapes/garden";
import * as household from "./shapes/household";
import * as leaves from "./shapes/leaves";
import { inset } from "./inset";
import { iceCream } from "./shapes/ice-creams";
import { loaf } from "./shapes/loaves";
import { mushroom } from "./shapes/mushrooms";
import { nuts } from "./shapes/nuts";
import * as oven from "./shapes/oven";
import * as round from "./shapes/round-packs";
import { bread } from "./shapes/rolls";
import { sausage } from "./shapes/sausages";
import * as sea from "./fish/seafood";
import * as soft from "./shapes/soft-packs";
import * as vegetables from "./shapes/vegetables";
import { wedge } from "./shapes/wedges";

const shapes: Record<Shape, (canvas: Canvas) => string> = {
  bottle,
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
  tray,
  wedge,
  "fresh-cheese": freshCheese,
  fish,
  meat,
  sausage,
  loaf,
  bread,
  cake,
  "ice-cream": iceCream,
  apple: fruit.apple,
  pear: fruit.pear,
  citrus: fruit.citrus,
  banana: fruit.banana,
  grapes: fruit.grapes,
  berry,
  melon: fruit.melon,
  "stone-fruit": fruit.stoneFruit,
  tomato: vegetables.tomato,
  leafy: leaves.leafy,
  root: vegetables.root,
  bulb: vegetables.bulb,
  aubergine: vegetables.aubergine,
  courgette: vegetables.courgette,
  pepper: vegetables.pepper,
  cabbage,
  mushroom,
  herb: leaves.herb,
  nuts,
  "egg-box": goods.eggBox,
  crate: goods.crate,
  pineapple: exotic.pineapple,
  kiwi: exotic.kiwi,
  avocado: exotic.avocado,
  mango: exotic.mango,
  papaya: exotic.papaya,
  pomegranate: exotic.pomegranate,
  coconut: exotic.coconut,
  "dragon-fruit": exotic.dragonFruit,
  "passion-fruit": exotic.passionFruit,
  "star-fruit": exotic.starFruit,
  dates: exotic.dates,
  fig: exotic.fig,
  persimmon: exotic.persimmon,
  pumpkin: exotic.pumpkin,
  artichoke: garden.artichoke,
  asparagus: garden.asparagus,
  leek: garden.leek,
  celery: garden.celery,
  pods: garden.pods,
  ginger: garden.ginger,
  shellfish: sea.shellfish,
  prawns: sea.prawns,
  cephalopod: sea.cephalopod,
  fillet: sea.fillet,
  pizza: oven.pizza,
  fried: oven.fried,
  pastry: oven.pastry,
  card: household.card,
  tool: household.tool,
};

/**
 * Returns the parts of a picture in a 200 × 200 field. `salt` keeps ids unique if a product appears
 * twice on a page.
 */
export function pictureParts(spec: PictureSpec, size: Size, salt = ""): string {
  const canvas = new Canvas(spec, size, salt);
  const goods = inset(spec, shapes[spec.shape](canvas));
  return canvas.defs(goods) + (goods.includes("<text") ? `<g ${textStyle}>${goods}</g>` : goods);
}

const sides: Record<Size, number> = { thumb: 240, photo: 600, large: 1200 };

/**
 * Returns a complete square SVG on a transparent background.
 * `thumb` is for 120 to 240 px with little small print; `photo` and `large` have all details.
 */
export function drawPicture(spec: PictureSpec, size: Size): string {
  const side = sides[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 200 200">${pictureParts(spec, size)}</svg>`;
}
