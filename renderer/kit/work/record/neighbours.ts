/** The records before and after one in the list that it was opened from. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  readonly go: (id: string) => void;
}

/** Those of a record in a list, and how one gets there. */
export function neighboursIn(
  ids: readonly string[],
  id: string,
  go: (id: string) => void,
): Neighbours {
  const here = ids.indexOf(id);
  return {
    previous: here > 0 ? (ids[here - 1] ?? null) : null,
    next: here >= 0 ? (ids[here + 1] ?? null) : (ids[0] ?? null),
    go,
  };
}
