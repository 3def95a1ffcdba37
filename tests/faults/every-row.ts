const PAGE = 1000;

/** Reads page after page until one is short; `to` is included, as in PostgREST's ranges. */
export async function everyRow<T>(
  read: (from: number, to: number) => Promise<readonly T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await read(rows.length, rows.length + PAGE - 1);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
