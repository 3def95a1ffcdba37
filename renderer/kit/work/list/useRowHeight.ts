import { useCallback, useSyncExternalStore } from 'react';

/** In rem, as RecordList.module.css lays them out: a card on a phone, more where fingers press. */
const HEIGHTS = { card: 4, touch: 2.75, comfortable: 2.25, dense: 2 } as const;
const PHONE = '(max-width: 47.9375em)';
const TOUCH = '(pointer: coarse)';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The pixels of a rem, with letters of whatever size the reader has set. */
export const remInPixels = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How high each row is, in pixels. */
export function useRowHeight(isDense: boolean, rem: number): number {
  const isPhone = useMedia(PHONE);
  const isTouch = useMedia(TOUCH);
  const name = isPhone ? 'card' : isTouch ? 'touch' : isDense ? 'dense' : 'comfortable';
  return Math.round(HEIGHTS[name] * rem);
}
