import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import ui from '../theme/ui.module.css';
import { invert, MAP_SIZE, type MapPoint, project, type Spot } from './albers.ts';
import { type Cluster, type CountedPoint, clusterPoints, simplifyOutline } from './clusters.ts';
import { STATE_PATHS } from './statePaths.ts';
import { tileServer } from './tileServer.ts';
import { getTileUrl, getVisibleTiles } from './tiles.ts';
import styles from './UsMap.module.css';
import { useCounties } from './useCounties.ts';
import { FULL_VIEW, fitView, useMapView } from './useMapView.ts';

export interface MapSpot {
  readonly spot: Spot;
  readonly count: number;
  readonly name: string;
}

interface UsMapProps<Of extends MapSpot> {
  readonly label: string;
  /** Singular and plural nouns for a marker. */
  readonly nouns: readonly [one: string, several: string];
  readonly spots: readonly Of[];
  /** Counts per state for shading; omit for no shading. */
  readonly shades?: Readonly<Record<string, number>> | undefined;
  readonly area?: readonly Spot[] | undefined;
  readonly mostCorners: number;
  /** The view refits to the markers when this changes. */
  readonly fitKey: string;
  readonly onSpot: (spot: Of) => void;
  readonly onState: (code: string) => void;
  readonly onArea: (corners: readonly Spot[] | null) => void;
  readonly note?: ReactNode;
}

/** Zoom level from which county borders are drawn. */
const COUNTIES_FROM = 2.2;
/** Width of a cluster in pixels, spacing included. */
const APART = 44;
const STEP = 80;

type OnMap<Of> = Of & CountedPoint;

/**
 * A map of states and counties with marker clusters and a user-drawn area, over map tiles if a tile server is
 * configured.
 */
export function UsMap<Of extends MapSpot>(props: UsMapProps<Of>) {
  const { label, spots, shades, area, mostCorners, fitKey, onState, onArea, note } = props;
  const { view, setView, frame, placeAt, zoomBy, moveBy } = useMapView();
  const width = useWidth(frame);
  const counties = useCounties(view.zoom >= COUNTIES_FROM);
  const [line, setLine] = useState<readonly MapPoint[] | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const drag = useRef<{ x: number; y: number; moved: number } | null>(null);

  const placed = useMemo(
    () => spots.map((spot): OnMap<Of> => ({ ...spot, at: project(spot.spot) })),
    [spots],
  );
  const scale = MAP_SIZE.width / width;
  const clusters = useMemo(
    () => clusterPoints(placed, (APART * scale) / view.zoom),
    [placed, scale, view.zoom],
  );
  const server = useMemo(tileServer, []);
  const tiles = server === null ? [] : getVisibleTiles(view);
  const most = Math.max(1, ...Object.values(shades ?? {}));

  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody's own view stays while the spots are the same.
  useEffect(() => {
    setView(fitKey === '' ? FULL_VIEW : fitView(placed.map(({ at }) => at)));
  }, [fitKey, spots]);

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, moved: 0 };
    if (isDrawing) setLine([placeAt(event.clientX, event.clientY)]);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    if (drag.current === null) return;
    const dx = event.clientX - drag.current.x;
    const dy = event.clientY - drag.current.y;
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      moved: drag.current.moved + Math.abs(dx) + Math.abs(dy),
    };
    if (isDrawing) {
      const place = placeAt(event.clientX, event.clientY);
      setLine((before) => [...(before ?? []), place]);
    } else moveBy(dx, dy);
  }

  function release(event: PointerEvent<HTMLDivElement>) {
    const moved = drag.current?.moved ?? 0;
    drag.current = null;
    if (isDrawing) {
      const corners = simplifyOutline(line ?? [], mostCorners);
      setLine(null);
      if (corners !== null) {
        setDrawing(false);
        onArea(corners.map(invert));
      }
      return;
    }
    if (moved > 4) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const code = under?.getAttribute('data-state');
    if (code) onState(code);
  }

  function open(cluster: Cluster<OnMap<Of>>) {
    const [only] = cluster.members;
    if (cluster.members.length === 1 && only !== undefined) props.onSpot(only);
    else
      setView(
        fitView(
          cluster.members.map(({ at }) => at),
          Math.max(12, view.zoom * 2),
        ),
      );
  }

  const corner = (x: number, y: number): MapPoint => [
    (x * MAP_SIZE.width - view.x) / view.zoom,
    (y * MAP_SIZE.height - view.y) / view.zoom,
  ];
  const useView = () =>
    onArea(
      [
        [0, 0],
        [0.5, 0],
        [1, 0],
        [1, 1],
        [0.5, 1],
        [0, 1],
      ].map(([x = 0, y = 0]) => invert(corner(x, y))),
    );

  return (
    <section className={styles.map} aria-label={label}>
      <div
        ref={frame}
        role="application"
        aria-label="Map. Use the arrow keys to pan and plus or minus to zoom."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it.
        tabIndex={0}
        className={styles.frame}
        data-is-drawing={isDrawing}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => {
          drag.current = null;
          setLine(null);
        }}
        onDoubleClick={(event) => zoomBy(2, placeAt(event.clientX, event.clientY))}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          const act = KEYS[event.key];
          if (act === undefined) return;
          event.preventDefault();
          if (act === 'in') zoomBy(1.6);
          else if (act === 'out') zoomBy(1 / 1.6);
          else moveBy(...act);
        }}
      >
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} aria-hidden="true">
          <g transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}>
            {server !== null &&
              tiles.map((tile) => (
                <image
                  key={`${tile.z}/${tile.x}/${tile.y}`}
                  href={getTileUrl(server.address, tile)}
                  // Slightly larger than its tile so that no seam shows.
                  width="1.004"
                  height="1.004"
                  preserveAspectRatio="none"
                  transform={`matrix(${tile.matrix.join(' ')})`}
                  className={styles.tile}
                />
              ))}
            <g
              transform="scale(0.5)"
              className={tiles.length > 0 ? `${styles.states} ${styles.over}` : styles.states}
            >
              {Object.entries(STATE_PATHS).map(([code, path]) => (
                <path
                  key={code}
                  d={path}
                  data-state={code}
                  style={{
                    fillOpacity:
                      shades === undefined || tiles.length > 0
                        ? 0
                        : 0.55 * Math.sqrt((shades[code] ?? 0) / most),
                  }}
                />
              ))}
            </g>
            {counties !== null && (
              <g transform="scale(0.25)" className={styles.counties}>
                {Object.entries(counties).map(([code, path]) => (
                  <path key={code} d={path} />
                ))}
              </g>
            )}
            {area !== undefined && (
              <path className={styles.area} d={`${lineOf(area.map(project))}z`} />
            )}
            {line !== null && <path className={styles.area} d={lineOf(line)} />}
          </g>
        </svg>
        {server !== null && tiles.length > 0 && (
          <small className={styles.credit}>{server.credit}</small>
        )}
        {clusters.map((cluster) => {
          const x = (cluster.at[0] * view.zoom + view.x) / MAP_SIZE.width;
          const y = (cluster.at[1] * view.zoom + view.y) / MAP_SIZE.height;
          const [first] = cluster.members;
          if (x < 0 || x > 1 || y < 0 || y > 1 || first === undefined) return null;
          const noun = props.nouns[cluster.count === 1 ? 0 : 1];
          return (
            <button
              key={first.name}
              type="button"
              className={styles.spot}
              data-size={cluster.count >= 100 ? 'large' : cluster.count >= 10 ? 'middle' : 'small'}
              style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
              aria-label={`${formatNumber(cluster.count)} ${noun} ${
                cluster.members.length === 1 ? 'in' : 'around'
              } ${first.name}`}
              title={cluster.members.length === 1 ? first.name : `${first.name} and nearby places`}
              onClick={() => open(cluster)}
            >
              {formatNumber(cluster.count)}
            </button>
          );
        })}
      </div>
      <div className={`${ui.actions} ${styles.acts}`}>
        <PlainButton size="small" aria-label="Zoom in" onClick={() => zoomBy(1.8)}>
          +
        </PlainButton>
        <PlainButton size="small" aria-label="Zoom out" onClick={() => zoomBy(1 / 1.8)}>
          −
        </PlainButton>
        <PlainButton size="small" onClick={() => setView(FULL_VIEW)}>
          Reset view
        </PlainButton>
        <PlainButton size="small" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
          {isDrawing ? 'Drag to draw an area' : 'Draw area'}
        </PlainButton>
        {view.zoom > 1 && (
          <PlainButton size="small" onClick={useView}>
            Search this area
          </PlainButton>
        )}
        {area !== undefined && (
          <PlainButton size="small" variant="minimal" onClick={() => onArea(null)}>
            Clear area
          </PlainButton>
        )}
        {note}
      </div>
    </section>
  );
}

const KEYS: Readonly<Record<string, 'in' | 'out' | readonly [number, number]>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const lineOf = (places: readonly MapPoint[]): string =>
  places
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${hundredth(x)},${hundredth(y)}`)
    .join('');

/** Width of the frame in pixels. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState<number>(MAP_SIZE.width);
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(Math.max(element.clientWidth, 1)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
