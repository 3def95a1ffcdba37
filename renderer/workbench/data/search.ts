import type { Noun } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';

export type Condition =
  | 'is'
  | 'any_of'
  | 'none_of'
  | 'contains'
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'before'
  | 'after'
  | 'in_last_days'
  | 'empty'
  | 'not_empty';

export interface Filter {
  readonly field: string;
  readonly is: Condition;
  readonly value?: Value | readonly number[];
}

/** Filters and sort order of a noun's records. */
export interface RecordSearch {
  readonly noun: Noun;
  readonly words?: string;
  readonly filters?: readonly Filter[];
  readonly sort?: string;
  readonly isDescending?: boolean;
}

export const RECORDS_PAGE_SIZE = 100;

/** Search parameters for the server; absent ones are omitted. */
export const toCountArguments = ({ words, filters = [] }: RecordSearch) => ({
  ...(words !== undefined && words.trim() !== '' && { p_words: words.trim() }),
  ...(filters.length > 0 && { p_filters: filters }),
});

export const finding = (
  search: RecordSearch,
  after: string | null,
  size: number = RECORDS_PAGE_SIZE,
) => ({
  ...toCountArguments(search),
  ...(search.sort !== undefined && { p_sort: search.sort }),
  ...(search.isDescending === true && { p_descending: true }),
  ...(after !== null && { p_after: after }),
  p_limit: size,
});
