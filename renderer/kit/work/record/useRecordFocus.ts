import { type RefObject, useEffect } from 'react';
import { useIsInto } from '../intoRecord.ts';

/**
 * The focus goes into a record that is opened by a key, or was just made. Once it is closed it goes back to where the
 * record stands, in a list or on a board, or to what it was opened from.
 */
export function useRecordFocus(root: RefObject<HTMLElement | null>, id: string): void {
  const isInto = useIsInto();
  useEffect(() => {
    if (!isInto) return;
    const before = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const place = document.querySelector<HTMLElement>(
        `:is([data-row="${id}"], [data-card="${id}"]) a`,
      );
      if (place !== null) place.focus();
      else if (before instanceof HTMLElement) before.focus();
    };
  }, [isInto, root, id]);
}
