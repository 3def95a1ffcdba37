import { type FocusEvent, useCallback, useState } from 'react';
import { OVERSCAN } from './useRowsInView.ts';

/**
 * The one row of a list in which Tab stops: where the focus was, else the one that is open, else the first in view. J
 * and K go on from there, and Tab to what is behind the list, however long that is.
 */
export function useTabStop(
  drawn: readonly { readonly index: number }[],
  keys: readonly string[],
  open: string | null,
) {
  const [focused, setFocused] = useState<string | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (id !== undefined) setFocused(id);
  }, []);
  const rows = drawn.map(({ index }) => keys[index] ?? '');
  const isAtStart = drawn[0]?.index === 0;
  const first = rows.find((key, at) => !key.includes(' ') && (isAtStart || at >= OVERSCAN));
  const stop = [focused, open].find((id) => id !== null && rows.includes(id)) ?? first ?? null;
  return { stop, onFocus };
}
