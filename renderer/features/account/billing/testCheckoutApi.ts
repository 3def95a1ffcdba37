import {
  TEST_CHECKOUT_PATH,
  type TestCheckout,
  type TestPayment,
} from '#shared/account/billing/billing.ts';
import type { TestPayoutPage, TestPayoutResult } from '#shared/account/payouts/testPages.ts';
import { LOCAL_KEY_HEADER } from '#shared/desktop/local-backend.ts';
import type { BackendAddress } from '#shared/host.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { type DataError, toDataError } from '../../../data/api/dataError.ts';
import type { ResponseMeta, Services } from '../../../data/api/supabaseQuery.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { CardValues, cardBody } from './card.ts';

interface Payment {
  readonly session: string;
  readonly card: ReturnType<typeof cardBody>;
}

type Reply<Value> = ({ data: Value } | { error: DataError }) & { meta: ResponseMeta };

/** The page itself shows the error. */
const meta: ResponseMeta = { reporting: { failure: 'inline' } };

const WRONG_CARD = 422;

/** The desktop app has its backend key in the mailbox URL; a browser has a cookie. */
function keyHeader({ url, mailbox }: BackendAddress): Record<string, string> {
  const key = mailbox === null ? null : new URL(mailbox, url).searchParams.get('key');
  return key === null ? {} : { [LOCAL_KEY_HEADER]: key };
}

/** Calls the test checkout, which only the backend's owner can access. */
async function callTestProvider<Value>(
  extra: unknown,
  path: string,
  isValid: s.Guard<Value>,
  body?: object,
): Promise<Reply<Value>> {
  let status = 0;
  try {
    const address = await (extra as Services).host.backend();
    const headers = keyHeader(address);
    const response = await fetch(
      new URL(`${TEST_CHECKOUT_PATH}/${path}`, address.url),
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
    status = response.status;
    const value: unknown = await response.json();
    if ((response.ok || response.status === WRONG_CARD) && isValid(value))
      return { data: value, meta };
    return { error: toDataError(value, status), meta };
  } catch (error) {
    return { error: toDataError(error, status), meta };
  }
}

const isCheckout = s.object({
  id: s.text,
  purpose: s.oneOf(['subscribe', 'change_card']),
  status: s.oneOf(['open', 'complete', 'expired']),
  email: s.text,
  planName: s.orNull(s.text),
  dueNowCents: s.number,
  monthlyCents: s.orNull(s.number),
  trialDays: s.number,
}) satisfies s.Guard<TestCheckout>;

const isRedirect = s.object({ redirect: s.orNull(s.text) });

const isPayment = s.object({
  outcome: s.oneOf(['paid', 'declined']),
  message: s.orNull(s.text),
  redirect: s.orNull(s.text),
}) satisfies s.Guard<TestPayment>;

const isWrongCard = s.object({
  fields: s.partial({ number: s.text, expiry: s.text, cvc: s.text } satisfies Record<
    keyof CardValues,
    unknown
  >),
});

/** A card the checkout rejects, with an error message per field. */
export interface CardErrors extends s.ShapeOf<typeof isWrongCard> {
  readonly outcome: 'wrong';
}

const isPayoutPage = s.object({
  id: s.text,
  purpose: s.oneOf(['pay', 'connect']),
  status: s.oneOf(['open', 'complete', 'expired']),
  description: s.text,
  email: s.text,
  method: s.oneOf(['card', 'ach']),
  cents: s.number,
}) satisfies s.Guard<TestPayoutPage>;

const payoutResult = {
  outcome: s.oneOf(['done', 'declined', 'wrong']),
  message: s.orNull(s.text),
  redirect: s.orNull(s.text),
};
/** With an error message per rejected field. */
const isWrongPayout = s.object({
  ...payoutResult,
  fields: s.partial({
    number: s.text,
    expiry: s.text,
    cvc: s.text,
    routing: s.text,
    account: s.text,
  }),
});
const isPayoutResult = s.object(payoutResult) satisfies s.Guard<TestPayoutResult>;

interface PayoutResult extends TestPayoutResult {
  readonly fields: Readonly<Record<string, string>>;
}

const payoutPath = (id: string): string => `connected/${encodeURIComponent(id)}`;

export const testCheckoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTestCheckout: build.query<s.ShapeOf<typeof isCheckout>, string>({
      queryFn: (session, { extra }) =>
        callTestProvider(extra, encodeURIComponent(session), isCheckout),
      keepUnusedDataFor: 0,
    }),
    payTestCheckout: build.mutation<s.ShapeOf<typeof isPayment> | CardErrors, Payment>({
      queryFn: async ({ session, card }, { extra }) => {
        const path = `${encodeURIComponent(session)}/pay`;
        const reply = await callTestProvider(extra, path, s.either(isPayment, isWrongCard), card);
        if ('error' in reply) return reply;
        const { data } = reply;
        return { data: 'outcome' in data ? data : { outcome: 'wrong', fields: data.fields }, meta };
      },
    }),
    /** The provider's pages for connected accounts. */
    getPayoutPage: build.query<s.ShapeOf<typeof isPayoutPage>, string>({
      queryFn: (id, { extra }) => callTestProvider(extra, payoutPath(id), isPayoutPage),
      keepUnusedDataFor: 0,
    }),
    submitPayoutPage: build.mutation<
      PayoutResult,
      { readonly id: string; readonly fields: object }
    >({
      queryFn: async ({ id, fields }, { extra }) => {
        const path = `${payoutPath(id)}/submit`;
        const reply = await callTestProvider(
          extra,
          path,
          s.either(isWrongPayout, isPayoutResult),
          fields,
        );
        if ('error' in reply) return reply;
        const { data } = reply;
        const wrong = 'fields' in data ? data.fields : {};
        return { data: { ...data, fields: { ...wrong } as Record<string, string> }, meta };
      },
    }),
    cancelPayoutPage: build.mutation<s.ShapeOf<typeof isRedirect>, string>({
      queryFn: (id, { extra }) =>
        callTestProvider(extra, `${payoutPath(id)}/cancel`, isRedirect, {}),
    }),
    leaveTestCheckout: build.mutation<s.ShapeOf<typeof isRedirect>, string>({
      queryFn: (session, { extra }) =>
        callTestProvider(extra, `${encodeURIComponent(session)}/cancel`, isRedirect, {}),
    }),
  }),
});

export const {
  useGetTestCheckoutQuery,
  usePayTestCheckoutMutation,
  useLeaveTestCheckoutMutation,
  useGetPayoutPageQuery,
  useSubmitPayoutPageMutation,
  useCancelPayoutPageMutation,
} = testCheckoutApi;
