import { type RefObject, useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

/** 1 to 9 do what stands first in that line of a list: one key, wherever the focus is but in a field. */
export function useNumberKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (!/^[1-9]$/.test(key)) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      const line = list.current?.children[Number(key) - 1];
      const act = line?.querySelector<HTMLElement>('button:not([disabled]), a[href]');
      if (act === null || act === undefined) return;
      event.preventDefault();
      act.click();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
