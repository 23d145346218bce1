import { useT } from "~/i18n/use-t";
import { mapFrame, type MapView } from "./map-view";

/**
 * Inline SVG map without tiles or scripts, so that no third party learns the shopper's position.
 * The list beside it gives the same as text.
 */
export function StoreMap({ map, label }: { map: MapView; label: string }) {
  const t = useT();
  const { width, height } = mapFrame;
  const { scale } = map;
  return (
    <svg className="store-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className="map-land" width={width} height={height} />
      <polygon className="map-water" points={map.sea} />
      {map.lakes.map(({ x, y, rx, ry }) => (
        <ellipse className="map-water" cx={x} cy={y} rx={rx} ry={ry} key={`${x} ${y}`} />
      ))}
      <polyline className="map-river" points={map.tiber} />
      {map.roads.map((points) => (
        <polyline className="map-road" points={points} key={points} />
      ))}
      {map.towns.map(({ name, x, y }) => (
        <g key={name}>
          <circle className="map-town" cx={x} cy={y} r="2.5" />
          <text className="map-name" x={x + 6} y={y + 4}>
            {name}{" "}
          </text>
        </g>
      ))}
      {map.here && (
        <g className="map-here">
          <circle cx={map.here.x} cy={map.here.y} r="11" />
          <circle cx={map.here.x} cy={map.here.y} r="5" />
        </g>
      )}
      {map.pins.map(({ x, y, label: pin }) => (
        <g className="map-pin" transform={`translate(${x} ${y})`} key={pin}>
          <path d="M0 0C-4-9-12-13-12-22a12 12 0 1 1 24 0C12-13 4-9 0 0Z" />
          <text y="-17">{pin} </text>
        </g>
      ))}
      <g className="map-scale" transform={`translate(12 ${height - 12})`}>
        <path d={`M0-5V0H${scale.pixels}V-5`} />
        <text x={scale.pixels + 6}>{t("delivery.map.scale", { km: scale.km })}</text>
      </g>
    </svg>
  );
}
