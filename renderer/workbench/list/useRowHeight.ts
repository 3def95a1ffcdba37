import { PHONE, useMedia } from '../useMedia.ts';

/** In rem, as in RecordList.module.css: cards on phones, taller rows for touch. */
const HEIGHTS = { card: 4, touch: 2.75, comfortable: 2.25, dense: 2 } as const;
const TOUCH = '(pointer: coarse)';

/** Pixels per rem at the user's font size. */
export const remInPixels = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Row height in pixels. */
export function useRowHeight(isDense: boolean, rem: number): number {
  const isPhone = useMedia(PHONE);
  const isTouch = useMedia(TOUCH);
  const name = isPhone ? 'card' : isTouch ? 'touch' : isDense ? 'dense' : 'comfortable';
  return Math.round(HEIGHTS[name] * rem);
}
