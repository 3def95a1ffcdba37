/** The previous and next record in the list it was opened from. */
export interface RecordNeighbors {
  readonly previous: string | null;
  readonly next: string | null;
  readonly go: (id: string) => void;
}

/** Returns a record's neighbors in a list, with links to them. */
export function getRecordNeighbors(
  ids: readonly string[],
  id: string,
  go: (id: string) => void,
): RecordNeighbors {
  const here = ids.indexOf(id);
  return {
    previous: here > 0 ? (ids[here - 1] ?? null) : null,
    next: here >= 0 ? (ids[here + 1] ?? null) : (ids[0] ?? null),
    go,
  };
}
