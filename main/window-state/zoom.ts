/** The steps of a browser, between half and double size. */
const ZOOM_STEPS = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

export type ZoomChange = 'in' | 'out' | 'reset';

/** The next step from any zoom, also from one that is no step. */
export function nextZoom(zoom: number, change: ZoomChange): number {
  if (change === 'reset') return 1;
  const steps = change === 'in' ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  const isBeyond = (step: number) => (change === 'in' ? step > zoom + 0.01 : step < zoom - 0.01);
  return steps.find(isBeyond) ?? steps.at(-1) ?? 1;
}
