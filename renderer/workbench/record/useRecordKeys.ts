import { useEffect, useRef } from 'react';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

/**
 * Shortcuts while focus is in a record, except in fields or where a key has another meaning. The close key also works
 * outside it, such as from its row or card.
 */
export function useRecordKeys(acts: Readonly<Partial<Record<string, () => void>>>) {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (!(target instanceof Element) || target.closest(FIELDS) !== null) return;
      const isHere = root.current?.contains(target) === true;
      const isOfRows = key === LIST_KEYS.next.key || key === LIST_KEYS.before.key;
      const isNowhere = target === document.body && !isOfRows;
      const act = latest.current[key];
      const isBeside = key === LIST_KEYS.close.key && target.closest('#main') !== null;
      if (act === undefined || !(isHere || isNowhere || isBeside)) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return root;
}
