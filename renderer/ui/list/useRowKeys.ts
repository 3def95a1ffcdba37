import { type RefObject, useEffect, useRef } from 'react';
import { LIST_KEYS, REMOVE_KEY } from './keyboardShortcuts.ts';

/** Row actions by key. Focus moves to the next row before `REMOVE_KEY` removes one. */
export type RowActions = Readonly<Partial<Record<string, (id: string) => void>>>;

const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [role="menu"]';

/**
 * Moves through list rows with J and K. Each row has its id as `data-row`; its first link or button takes focus, so
 * Enter opens it. Other keys run the handlers in `acts`. If no row has focus, the row open beside the list
 * (`aria-current`) is used.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, acts: RowActions = {}): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focus = (row: HTMLElement | undefined) =>
      row?.querySelector<HTMLElement>('a[href], button')?.focus();

    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      const all = rows();
      const focused = all.findIndex((row) => row.contains(document.activeElement));
      const here =
        focused < 0 ? all.findIndex((row) => row.querySelector('[aria-current]')) : focused;
      const id = all[here]?.dataset.row;
      const act = latest.current[key];
      if (key === LIST_KEYS.next.key) focus(all[Math.min(here + 1, all.length - 1)]);
      else if (key === LIST_KEYS.before.key) focus(all[Math.max(here - 1, 0)]);
      else if (id === undefined || act === undefined) return;
      else {
        if (key === REMOVE_KEY) focus(all[here + 1] ?? all[here - 1]);
        act(id);
      }
      event.preventDefault();
    }

    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
