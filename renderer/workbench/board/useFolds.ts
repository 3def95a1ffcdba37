import { useStoredSet } from '../list/useStoredSet.ts';

/** Whether columns are folded: empty ones are unless the user opened them, others if the user folded them. */
export function useFolds(key: string) {
  const chosen = useStoredSet(key);
  return {
    isFolded: (column: string, isEmpty: boolean): boolean =>
      isEmpty ? !chosen.has(`open:${column}`) : chosen.has(`folded:${column}`),
    toggle: (column: string, isEmpty: boolean): void =>
      chosen.toggle(`${isEmpty ? 'open' : 'folded'}:${column}`),
    /** Opens a column that a card moves to. */
    open: (column: string): void => {
      if (chosen.has(`folded:${column}`)) chosen.toggle(`folded:${column}`);
    },
  };
}
