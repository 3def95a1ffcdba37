/** A page of a list and behind what the next one begins. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export type AskPage<Row> = (after: string | null) => Promise<ListPage<Row>>;

/** All rows of a list, page after page, until there are more than the most; null when it was stopped. */
export async function readPages<Row>(
  ask: AskPage<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Row[] | null> {
  const all: Row[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<Row> = await ask(after);
    if (signal.aborted) return null;
    all.push(...page.rows);
    onProgress(all.length);
    after = page.next;
  } while (after !== null && all.length <= most);
  return all;
}
