import { useEffect, useRef } from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

interface Keys {
  readonly onCreate?: (() => void) | undefined;
}

/** List-level shortcuts: F adds a filter, C creates a record. */
export function useListKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      const { onCreate } = latest.current;
      if (key === LIST_KEYS.filter.key)
        document.querySelector<HTMLElement>('[data-add-filter] button')?.click();
      else if (key === LIST_KEYS.create.key && onCreate !== undefined) onCreate();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
