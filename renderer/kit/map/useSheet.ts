import { useRef, useState } from 'react';
import { type OnSheet, SHEET } from './albers.ts';

/** The visible part of the sheet: zoom and offset. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
const MOST = 40;

/** Clamps the view so that the sheet fills its frame. */
function kept({ zoom, x, y }: View): View {
  const least = Math.min(Math.max(zoom, 1), MOST);
  return {
    zoom: least,
    x: Math.min(0, Math.max(x, SHEET.width * (1 - least))),
    y: Math.min(0, Math.max(y, SHEET.height * (1 - least))),
  };
}

/** Returns a view that fits the given places. */
export function viewOf(places: readonly OnSheet[], most = 12): View {
  if (places.length === 0) return WHOLE;
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
    (0.8 * SHEET.width) / Math.max(right - left, 1),
    (0.8 * SHEET.height) / Math.max(bottom - top, 1),
  );
  return kept({
    zoom,
    x: SHEET.width / 2 - ((left + right) / 2) * zoom,
    y: SHEET.height / 2 - ((top + bottom) / 2) * zoom,
  });
}

/** Pans and zooms the sheet. */
export function useSheet() {
  const [view, setView] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);

  /** Converts a window position to a point on the sheet. */
  function placeAt(clientX: number, clientY: number): OnSheet {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [0, 0];
    const x = ((clientX - box.left) / box.width) * SHEET.width;
    const y = ((clientY - box.top) / box.height) * SHEET.height;
    return [(x - view.x) / view.zoom, (y - view.y) / view.zoom];
  }

  const zoomBy = (times: number, around?: OnSheet) =>
    setView((before) => {
      const zoom = Math.min(Math.max(before.zoom * times, 1), MOST);
      const [x, y] = around ?? [
        (SHEET.width / 2 - before.x) / before.zoom,
        (SHEET.height / 2 - before.y) / before.zoom,
      ];
      return kept({
        zoom,
        x: before.x + x * (before.zoom - zoom),
        y: before.y + y * (before.zoom - zoom),
      });
    });

  /** Pans by window pixels. */
  const moveBy = (dx: number, dy: number) => {
    const width = frame.current?.clientWidth ?? SHEET.width;
    const scale = SHEET.width / Math.max(width, 1);
    setView((before) => kept({ ...before, x: before.x + dx * scale, y: before.y + dy * scale }));
  };

  return { view, setView, frame, placeAt, zoomBy, moveBy };
}
