import type { DataClient } from './dataClient.ts';

/** What a call is asked with that answers a page behind a number. */
export interface PageOf<Search> {
  readonly queryArg: Search;
  readonly pageParam: number | null;
}

type Call = (...args: never) => (client: DataClient) => PromiseLike<unknown>;

/**
 * What a call answers, as its `select` says: `build.query<AnswerOf<typeof similar>, string>({ query: similar })`.
 * So an endpoint's type cannot say more than was asked for.
 */
export type AnswerOf<Of extends Call> =
  Extract<Awaited<ReturnType<ReturnType<Of>>>, { readonly error: null }> extends {
    readonly data: infer Data;
  }
    ? Data
    : never;
