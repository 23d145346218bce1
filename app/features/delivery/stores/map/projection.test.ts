import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapFrame, mapView } from "./map-view";
import { fitPoints } from "./projection";

const point = fc.record({
  latitude: fc.double({ min: 40.8, max: 42.9, noNaN: true }),
  longitude: fc.double({ min: 11.4, max: 14, noNaN: true }),
});
const points = fc.array(point, { minLength: 1, maxLength: 12 });

describe("the projection", () => {
  it("keeps every point in the frame", () => {
    fc.assert(
      fc.property(points, (all) => {
        const projection = fitPoints(all, mapFrame);
        for (const one of all) {
          const { x, y } = projection?.toXY(one) ?? { x: -1, y: -1 };
          expect(x).toBeGreaterThanOrEqual(mapFrame.padding - 1);
          expect(x).toBeLessThanOrEqual(mapFrame.width - mapFrame.padding + 1);
          expect(y).toBeGreaterThanOrEqual(mapFrame.padding - 1);
          expect(y).toBeLessThanOrEqual(mapFrame.height - mapFrame.padding + 1);
        }
      }),
    );
  });

  it("has north above and east on the right", () => {
    fc.assert(
      fc.property(points, point, (all, other) => {
        const projection = fitPoints([...all, other], mapFrame);
        const [first] = all;
        if (!projection || !first) return;
        const [a, b] = [projection.toXY(first), projection.toXY(other)];
        if (other.latitude > first.latitude) expect(b.y).toBeLessThanOrEqual(a.y);
        if (other.longitude > first.longitude) expect(b.x).toBeGreaterThanOrEqual(a.x);
      }),
    );
  });

  it("draws true distances: the scale bar is at most a third of the frame", () => {
    const rome = { latitude: 41.8925, longitude: 12.4935 };
    const frascati = { latitude: 41.8084, longitude: 12.6795 };
    const projection = fitPoints([rome, frascati], mapFrame);
    const [a, b] = [projection?.toXY(rome), projection?.toXY(frascati)];
    const pixels = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(pixels / (projection?.pixelsPerKm ?? 1)).toBeCloseTo(18, 0);
    expect((projection?.scaleKm ?? 0) * (projection?.pixelsPerKm ?? 0)).toBeLessThanOrEqual(
      mapFrame.width / 3,
    );
  });

  it("returns undefined without points", () => {
    expect(fitPoints([], mapFrame)).toBeUndefined();
    expect(mapView([{ label: "1" }], { latitude: 41, longitude: 12 })).toBeUndefined();
  });
});

it("the map leaves out names that would cover a pin or one another", () => {
  const view = mapView([
    { latitude: 41.8084, longitude: 12.6795, label: "1" },
    { latitude: 41.4676, longitude: 12.9036, label: "2" },
  ]);
  expect(view?.pins).toHaveLength(2);
  const names = view?.towns.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(names).not.toContain("Frascati");
  for (const one of view?.towns ?? [])
    for (const other of view?.towns ?? [])
      if (one !== other) expect(Math.abs(one.x - other.x) < 88 && Math.abs(one.y - other.y) < 16).toBe(false);
});
