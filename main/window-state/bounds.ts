import type { Bounds, WindowState } from '../settings/schema.ts';

/** The parts of Electron's `Display` that are used. */
export interface DisplayArea {
  readonly workArea: Bounds;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  readonly minWidth: number;
  readonly minHeight: number;
}

/** The part of a title bar that must be on a display so that users can drag it. */
const GRIP_WIDTH = 120;
const GRIP_HEIGHT = 40;

/**
 * Returns a window's place: its last one if it is visible and can be moved there, otherwise the center of the first
 * display. An unplugged display must not hide a window.
 */
export function placeWindow(
  saved: WindowState | undefined,
  displays: readonly DisplayArea[],
  size: WindowSize,
): WindowState {
  const [first] = displays;
  const display = displays.find(({ workArea }) => saved && isGrippable(saved.bounds, workArea));
  if (saved && display)
    return { ...saved, bounds: clampSize(saved.bounds, display.workArea, size) };
  const bounds = first
    ? centre(first.workArea, size)
    : { x: 0, y: 0, width: size.width, height: size.height };
  return { bounds, isMaximized: saved?.isMaximized ?? false, isFullScreen: false };
}

/** Offsets a second window of the same kind so that it doesn't cover the first. */
export function cascade(state: WindowState, others: readonly Bounds[], area: Bounds): WindowState {
  const step = 32;
  let { bounds } = state;
  while (others.some((other) => other.x === bounds.x && other.y === bounds.y)) {
    const next = { ...bounds, x: bounds.x + step, y: bounds.y + step };
    if (!isGrippable(next, area)) break;
    bounds = next;
  }
  return { ...state, bounds };
}

function isGrippable(bounds: Bounds, area: Bounds): boolean {
  const width = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const isTitleInside =
    bounds.y >= area.y - GRIP_HEIGHT / 2 && bounds.y <= area.y + area.height - GRIP_HEIGHT;
  return isTitleInside && width >= Math.min(GRIP_WIDTH, bounds.width);
}

/** Limits a size to the usable minimum and the display. */
function clampSize(bounds: Bounds, area: Bounds, { minWidth, minHeight }: WindowSize): Bounds {
  return {
    x: bounds.x,
    y: Math.max(bounds.y, area.y),
    width: Math.min(Math.max(bounds.width, minWidth), area.width),
    height: Math.min(Math.max(bounds.height, minHeight), area.height),
  };
}

function centre(area: Bounds, size: WindowSize): Bounds {
  const width = Math.min(size.width, area.width);
  const height = Math.min(size.height, area.height);
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height,
  };
}
