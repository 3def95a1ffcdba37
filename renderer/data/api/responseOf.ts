import type { DataClient } from './dataClient.ts';

/** Arguments of a numbered-page query. */
export interface PageRequest<Search> {
  readonly queryArg: Search;
  readonly pageParam: number | null;
}

export type Call = (...args: never) => (client: DataClient) => PromiseLike<unknown>;

/**
 * The result type of a call, inferred from its `select`: `build.query<ResponseOf<typeof similar>, string>({ query:
 * similar })`. An endpoint's type can't claim more than was selected.
 */
export type ResponseOf<Of extends Call> =
  Extract<Awaited<ReturnType<ReturnType<Of>>>, { readonly error: null }> extends {
    readonly data: infer Data;
  }
    ? Data
    : never;
