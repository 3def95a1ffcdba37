import { ZOOM_STEPS } from '../../shared/desktop/zoom.ts';

export type ZoomChange = 'in' | 'out' | 'reset';

/** Returns the next step from any zoom, including one between steps. */
export function nextZoom(zoom: number, change: ZoomChange): number {
  if (change === 'reset') return 1;
  const steps = change === 'in' ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const isBeyond = (step: number) => (change === 'in' ? step > zoom + 0.01 : step < zoom - 0.01);
  return steps.find(isBeyond) ?? steps.at(-1) ?? 1;
}
