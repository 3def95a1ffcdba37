import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** With `isRange`, applies to all rows from the last toggled one to this one. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Selected rows; rows no longer listed are dropped. `listed` must keep its identity. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  });
  const ids = useMemo(() => new Set(listed.filter((id) => chosen.has(id))), [listed, chosen]);

  const toggle = useCallback((id: string, isRange = false) => {
    const rows = latest.current;
    const [from, to] = [rows.indexOf(anchor.current ?? id), rows.indexOf(id)];
    const range =
      isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    setChosen((before) => {
      const next = new Set(before);
      for (const one of range) {
        if (before.has(id)) next.delete(one);
        else next.add(one);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  const toggleAll = () => setChosen(new Set(ids.size === listed.length ? [] : listed));
  return { ids, toggle, toggleAll, clear };
}
