import { useEffect, useRef } from 'react';

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/** C makes a new one, wherever nothing is typed. */
export function useCreateKey(onCreate: () => void): void {
  const latest = useRef(onCreate);
  useEffect(() => {
    latest.current = onCreate;
  });
  useEffect(() => {
    function onKey({ key, target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
      if (key !== 'c' || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      latest.current();
    }
    document.addEventListener('keyup', onKey);
    return () => document.removeEventListener('keyup', onKey);
  }, []);
}
