import type { Point } from "~/model/place";
import { lakes, ringRoad, roads, sea, tiber, towns } from "./lazio";
import { fitPoints, type Drawn, type Projection } from "./projection";

export const mapFrame = { width: 480, height: 260, padding: 44 };

type Pin = Drawn & { label: string };
/** Map ready to draw: only numbers, computed on the server. */
export type MapView = {
  sea: string;
  roads: string[];
  tiber: string;
  lakes: (Drawn & { rx: number; ry: number })[];
  towns: (Drawn & { name: string })[];
  pins: Pin[];
  here?: Drawn;
  scale: { km: number; pixels: number };
};

const point = ([longitude, latitude]: readonly [number, number]): Point => ({ latitude, longitude });
const inFrame = ({ x, y }: Drawn) =>
  x > 8 && y > 14 && x < mapFrame.width - nameWidth && y < mapFrame.height - 8;
/** Size of a town's name with a dozen letters, in pixels. */
const nameWidth = 88;
const nameHeight = 16;
const collide = (a: Drawn, b: Drawn, width: number, height: number) =>
  Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;

/** Returns the towns in the frame whose names cover no pin or earlier town. */
function named(all: (Drawn & { name: string })[], pins: Drawn[]) {
  const drawn: (Drawn & { name: string })[] = [];
  for (const town of all.filter(inFrame)) {
    const middle = { x: town.x + nameWidth / 3, y: town.y + nameHeight };
    if (pins.some((pin) => collide(pin, middle, nameWidth / 2, 1.8 * nameHeight))) continue;
    if (!drawn.some((other) => collide(other, town, nameWidth, nameHeight))) drawn.push(town);
  }
  return drawn;
}

/**
 * Returns the map of the stores and, if known, of the point that distances are measured from.
 * Undefined if no store has coordinates.
 */
export function mapView(stores: readonly (Partial<Point> & { label: string })[], here?: Point) {
  const placed = stores.flatMap(({ latitude, longitude, label }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude, label }],
  );
  const projection = fitPoints([...placed, ...(here && placed.length > 0 ? [here] : [])], mapFrame);
  return projection && drawn(projection, placed, here);
}

function drawn(
  { toXY, pixelsPerKm, scaleKm }: Projection,
  stores: (Point & { label: string })[],
  here?: Point,
) {
  const line = (spots: [number, number][]) =>
    spots
      .map((spot) => toXY(point(spot)))
      .map(({ x, y }) => `${x},${y}`)
      .join(" ");
  const pins = stores.map((store) => ({ ...toXY(store), label: store.label }));
  const view: MapView = {
    sea: line(sea),
    roads: [line(ringRoad), ...roads.map(line)],
    tiber: line(tiber),
    lakes: lakes.map(({ at, rx, ry }) => {
      const middle = toXY(point(at));
      const edge = toXY(point([at[0] + rx, at[1] + ry]));
      return { ...middle, rx: Math.abs(edge.x - middle.x), ry: Math.abs(edge.y - middle.y) };
    }),
    towns: named(
      towns.map(({ name, at }) => ({ name, ...toXY(point(at)) })),
      pins,
    ),
    pins,
    ...(here && { here: toXY(here) }),
    scale: { km: scaleKm, pixels: Math.round(scaleKm * pixelsPerKm) },
  };
  return view;
}
