import type { TestPayoutPage, TestPayoutResult } from '#shared/account/payouts/testPages.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import {
  type Guard,
  number,
  object,
  oneOf,
  orNull,
  partial,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { callTestProvider } from './testCheckoutApi.ts';

const isPage = object({
  id: text,
  purpose: oneOf(['pay', 'connect']),
  status: oneOf(['open', 'complete', 'expired']),
  description: text,
  email: text,
  method: oneOf(['card', 'ach']),
  cents: number,
}) satisfies Guard<TestPayoutPage>;

/** `fields` has an error message per rejected field. */
const isResult = object({
  outcome: oneOf(['done', 'declined', 'wrong']),
  message: orNull(text),
  redirect: orNull(text),
}) satisfies Guard<TestPayoutResult>;
const hasFields = object({
  fields: partial({ number: text, expiry: text, cvc: text, routing: text, account: text }),
});

interface Result extends TestPayoutResult {
  readonly fields?: ShapeOf<typeof hasFields>['fields'];
}
const isResultWithFields = (value: unknown): value is Result =>
  isResult(value) && (!('fields' in value) || hasFields(value));

const isRedirect = object({ redirect: orNull(text) });

const pathOf = (id: string): string => `connected/${encodeURIComponent(id)}`;

export const { useGetPayoutPageQuery, useSubmitPayoutPageMutation, useCancelPayoutPageMutation } =
  baseApi.injectEndpoints({
    endpoints: (build) => ({
      getPayoutPage: build.query<ShapeOf<typeof isPage>, string>({
        queryFn: (id, { extra }) => callTestProvider(extra, pathOf(id), isPage),
        keepUnusedDataFor: 0,
      }),
      submitPayoutPage: build.mutation<Result, { readonly id: string; readonly fields: object }>({
        queryFn: ({ id, fields }, { extra }) =>
          callTestProvider(extra, `${pathOf(id)}/submit`, isResultWithFields, fields),
      }),
      cancelPayoutPage: build.mutation<ShapeOf<typeof isRedirect>, string>({
        queryFn: (id, { extra }) => callTestProvider(extra, `${pathOf(id)}/cancel`, isRedirect, {}),
      }),
    }),
  });
