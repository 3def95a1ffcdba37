const PAGE = 1000;

/** Reads pages until one is short. `to` is inclusive, as in PostgREST ranges. */
export async function readAllRows<T>(
  read: (from: number, to: number) => Promise<readonly T[]>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await read(rows.length, rows.length + PAGE - 1);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}
