/** A page of a list and the next page's cursor. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export type FetchPage<Row> = (after: string | null) => Promise<ListPage<Row>>;

/** Reads all rows of a list page by page, up to the limit; null if canceled. */
export async function fetchAllPages<Row>(
  fetchPage: FetchPage<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Row[] | null> {
  const all: Row[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<Row> = await fetchPage(after);
    if (signal.aborted) return null;
    all.push(...page.rows);
    onProgress(all.length);
    after = page.next;
  } while (after !== null && all.length <= most);
  return all;
}
