import { ZOOM_STEPS } from '../../shared/desktop/zoom.ts';

export type ZoomChange = 'in' | 'out' | 'reset';

/** The next step from any zoom, also from one that is no step. */
export function nextZoom(zoom: number, change: ZoomChange): number {
  if (change === 'reset') return 1;
  const steps = change === 'in' ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const isBeyond = (step: number) => (change === 'in' ? step > zoom + 0.01 : step < zoom - 0.01);
  return steps.find(isBeyond) ?? steps.at(-1) ?? 1;
}
