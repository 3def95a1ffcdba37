import { type RefObject, useEffect, useRef } from 'react';

interface ListKeys {
  readonly onRead: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onMark: (id: string) => void;
}

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/** J and K go through the rows of a list, each a `data-row` whose first link or button takes the focus. */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focus = (row: HTMLElement | undefined) =>
      row?.querySelector<HTMLElement>('a[href], button')?.focus();

    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      const all = rows();
      const here = all.findIndex((row) => row.contains(document.activeElement));
      const id = all[here]?.dataset.row;
      if (key === 'j') focus(all[Math.min(here + 1, all.length - 1)]);
      else if (key === 'k') focus(all[Math.max(here - 1, 0)]);
      else if (id === undefined) return;
      else if (key === 'e') latest.current.onRead(id);
      else if (key === 'x') latest.current.onMark(id);
      else if (key === '#') {
        focus(all[here + 1] ?? all[here - 1]);
        latest.current.onDelete(id);
      } else return;
      event.preventDefault();
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
