import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
  ResultDescription,
  TagDescription,
} from '@reduxjs/toolkit/query';
import type { Guard } from '../../ui/shape/shape.ts';
import type { BaseQuery } from './baseApi.ts';
import type { DataError } from './dataError.ts';
import type { Call, ResponseOf } from './responseOf.ts';
import type { DataCall, EndpointOptions, ResponseMeta } from './supabaseQuery.ts';

interface Options<Result> extends EndpointOptions {
  readonly accepts?: Guard<Result>;
  readonly keepUnusedDataFor?: number;
}

/** The check of a response, alone or with other options. */
type Expected<Result> = Guard<Result> | Options<Result>;

type Query<Arg> = (arg: Arg) => DataCall;
type ArgOf<Of extends Call, None = void> =
  Parameters<Of> extends readonly [] ? None : Parameters<Of>[0];

type Tags<Tag extends string, Result, Arg> = ResultDescription<
  Tag,
  Result,
  Arg,
  DataError,
  ResponseMeta | undefined
>;

// Without `NoInfer`, an argument or result that nothing declares would be `any`.
type Read<Tag extends string, Result, Arg> = QueryDefinition<
  NoInfer<Arg>,
  BaseQuery,
  Tag,
  NoInfer<Result>,
  'api'
>;
type Write<Tag extends string, Result, Arg> = MutationDefinition<
  NoInfer<Arg>,
  BaseQuery,
  Tag,
  NoInfer<Result>,
  'api'
>;

interface Calls<Tag extends string> {
  /** A query with the type of its check. */
  read<Result, Arg = void>(
    expected: Expected<Result>,
    query: Query<Arg>,
    tags?: Tags<Tag, Result, Arg>,
  ): Read<Tag, Result, Arg>;

  /** A query for rows with the type of its call. */
  rows<Of extends Call>(
    query: Of,
    tags?: Tags<Tag, ResponseOf<Of>, ArgOf<Of>>,
  ): Read<Tag, ResponseOf<Of>, ArgOf<Of>>;

  /** A mutation. Its response is unknown unless checked. */
  write<Arg = void>(query: Query<Arg>): Write<Tag, unknown, Arg>;
  write<Result, Arg = void>(
    expected: Expected<Result>,
    query: Query<Arg>,
    tags?: Tags<Tag, Result, Arg>,
  ): Write<Tag, Result, Arg>;
}

const optionsOf = <Result>(expected: Expected<Result>): Options<Result> =>
  typeof expected === 'function' ? { accepts: expected } : expected;

const define = <Arg>(
  { keepUnusedDataFor, ...options }: EndpointOptions & { readonly keepUnusedDataFor?: number },
  query: Query<Arg>,
) => ({
  query,
  extraOptions: { failure: 'inline', ...options } as const,
  ...(keepUnusedDataFor !== undefined && { keepUnusedDataFor }),
});

/**
 * Short forms of `build.query` and `build.mutation` for endpoints that are a single call. A read provides, and a write
 * invalidates, the shared tags unless it names others. The screen shows a failure itself unless `failure` says
 * otherwise.
 */
export function calls<Tag extends string>(
  build: EndpointBuilder<BaseQuery, Tag, 'api'>,
  shared: readonly TagDescription<Tag>[] = [],
): Calls<Tag> {
  return {
    read: (expected, query, tags = shared) =>
      build.query({ ...define(optionsOf(expected), query), providesTags: tags }),
    rows: <Of extends Call>(query: Of, tags: Tags<Tag, ResponseOf<Of>, ArgOf<Of>> = shared) =>
      build.query<ResponseOf<Of>, ArgOf<Of>>({
        ...define({ accepts: Array.isArray }, query as never),
        providesTags: tags,
      }),
    write: <Result, Arg>(
      first: Query<Arg> | Expected<Result>,
      second?: Query<Arg>,
      tags: Tags<Tag, Result, Arg> = shared,
    ) =>
      build.mutation({
        ...(second === undefined
          ? define({}, first as Query<Arg>)
          : define(optionsOf(first as Expected<Result>), second)),
        invalidatesTags: tags,
      }),
  };
}
