import { useRef, useState } from 'react';
import { MAP_SIZE, type MapPoint } from './albers.ts';

/** The visible part of the sheet: zoom and offset. */
export interface MapView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FULL_VIEW: MapView = { zoom: 1, x: 0, y: 0 };
const MOST = 40;

/** Clamps the view so that the sheet fills its frame. */
function clampView({ zoom, x, y }: MapView): MapView {
  const least = Math.min(Math.max(zoom, 1), MOST);
  return {
    zoom: least,
    x: Math.min(0, Math.max(x, MAP_SIZE.width * (1 - least))),
    y: Math.min(0, Math.max(y, MAP_SIZE.height * (1 - least))),
  };
}

/** Returns a view that fits the given places. */
export function fitView(places: readonly MapPoint[], most = 12): MapView {
  if (places.length === 0) return FULL_VIEW;
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const zoom = Math.min(
    most,
    (0.8 * MAP_SIZE.width) / Math.max(right - left, 1),
    (0.8 * MAP_SIZE.height) / Math.max(bottom - top, 1),
  );
  return clampView({
    zoom,
    x: MAP_SIZE.width / 2 - ((left + right) / 2) * zoom,
    y: MAP_SIZE.height / 2 - ((top + bottom) / 2) * zoom,
  });
}

/** Pans and zooms the sheet. */
export function useMapView() {
  const [view, setView] = useState(FULL_VIEW);
  const frame = useRef<HTMLDivElement>(null);

  /** Converts a window position to a point on the sheet. */
  function placeAt(clientX: number, clientY: number): MapPoint {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [0, 0];
    const x = ((clientX - box.left) / box.width) * MAP_SIZE.width;
    const y = ((clientY - box.top) / box.height) * MAP_SIZE.height;
    return [(x - view.x) / view.zoom, (y - view.y) / view.zoom];
  }

  const zoomBy = (times: number, around?: MapPoint) =>
    setView((before) => {
      const zoom = Math.min(Math.max(before.zoom * times, 1), MOST);
      const [x, y] = around ?? [
        (MAP_SIZE.width / 2 - before.x) / before.zoom,
        (MAP_SIZE.height / 2 - before.y) / before.zoom,
      ];
      return clampView({
        zoom,
        x: before.x + x * (before.zoom - zoom),
        y: before.y + y * (before.zoom - zoom),
      });
    });

  /** Pans by window pixels. */
  const moveBy = (dx: number, dy: number) => {
    const width = frame.current?.clientWidth ?? MAP_SIZE.width;
    const scale = MAP_SIZE.width / Math.max(width, 1);
    setView((before) =>
      clampView({ ...before, x: before.x + dx * scale, y: before.y + dy * scale }),
    );
  };

  return { view, setView, frame, placeAt, zoomBy, moveBy };
}
