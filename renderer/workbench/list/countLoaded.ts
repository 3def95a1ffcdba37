import { formatNumber } from '#shared/format/number.ts';
import type { Paging } from '../../ui/list/paging.ts';

interface Loaded extends Pick<Paging, 'hasNextPage'> {
  readonly data?: { readonly pages: readonly { readonly rows: readonly unknown[] }[] } | undefined;
}

/** "1 ticket", or "50+ tickets" if there are more; empty until known. */
export function countLoaded({ data, hasNextPage }: Loaded, one: string, many: string): string {
  if (data === undefined) return '';
  const count = data.pages.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 1 && !hasNextPage) return `1 ${one}`;
  return `${formatNumber(count)}${hasNextPage ? '+' : ''} ${many}`;
}
