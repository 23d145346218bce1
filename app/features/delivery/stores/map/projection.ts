import type { Point } from "~/model/place";

export type Frame = { width: number; height: number; padding: number };
export type Drawn = { x: number; y: number };
export type Projection = {
  toXY: (point: Point) => Drawn;
  /** pixels per kilometre */
  pixelsPerKm: number;
  /** round length of the scale bar, in kilometres, at most a third of the frame's width */
  scaleKm: number;
};

const kmPerDegree = 111.2;
/** Min width of a map in kilometres, so that a single store also shows its surroundings. */
const leastKm = 16;
const roundLengths = [1, 2, 5, 10, 20, 50, 100, 200];

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Fits points into a frame, north up, with the same scale in both directions. The projection is
 * equirectangular at their middle; at Lazio's size the error is below a pixel. Undefined without
 * points.
 */
export function fitPoints(points: readonly Point[], frame: Frame): Projection | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const kmEast = kmPerDegree * Math.cos((middle.latitude * Math.PI) / 180);
  const east = ({ longitude }: Point) => (longitude - middle.longitude) * kmEast;
  const north = ({ latitude }: Point) => (latitude - middle.latitude) * kmPerDegree;
  const spanX = Math.max(leastKm, 2 * Math.max(...points.map((point) => Math.abs(east(point)))));
  const spanY = Math.max(leastKm / 2, 2 * Math.max(...points.map((point) => Math.abs(north(point)))));
  const pixelsPerKm = Math.min(
    (frame.width - 2 * frame.padding) / spanX,
    (frame.height - 2 * frame.padding) / spanY,
  );
  const longest = frame.width / 3 / pixelsPerKm;
  return {
    toXY: (point) => ({
      x: tenth(frame.width / 2 + east(point) * pixelsPerKm),
      y: tenth(frame.height / 2 - north(point) * pixelsPerKm),
    }),
    pixelsPerKm,
    scaleKm: roundLengths.filter((km) => km <= longest).at(-1) ?? roundLengths[0] ?? 1,
  };
}
