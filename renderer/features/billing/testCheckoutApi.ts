import { TEST_CHECKOUT_PATH, type TestCheckout, type TestPayment } from '#shared/billing.ts';
import { baseApi } from '../../app/api/baseApi.ts';
import { type DataError, toDataError } from '../../app/api/dataError.ts';
import type { Services } from '../../app/api/supabaseQuery.ts';
import type { cardBody } from './card.ts';

interface Payment {
  readonly session: string;
  readonly card: ReturnType<typeof cardBody>;
}

type Reply<Value> = { data: Value } | { error: DataError };

/** The test checkout stands beside the API and asks for no key: its address is the secret. */
async function call<Value>(
  extra: unknown,
  path: string,
  isAnswer: (value: unknown) => value is Value,
  body?: object,
): Promise<Reply<Value>> {
  let status = 0;
  try {
    const { url } = await (extra as Services).host.backend();
    const answer = await fetch(
      new URL(`${TEST_CHECKOUT_PATH}/${path}`, url),
      body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
    );
    status = answer.status;
    const value: unknown = await answer.json();
    if (answer.ok && isAnswer(value)) return { data: value };
    return { error: toDataError(value, status) };
  } catch (error) {
    return { error: toDataError(error, status) };
  }
}

function isCheckout(value: unknown): value is TestCheckout {
  const { status, purpose, dueNowCents } = (value ?? {}) as Partial<TestCheckout>;
  return typeof status === 'string' && typeof purpose === 'string' && Number.isFinite(dueNowCents);
}

const isPayment = (value: unknown): value is TestPayment =>
  typeof (value as Partial<TestPayment> | null)?.outcome === 'string';

const isWayBack = (value: unknown): value is Pick<TestPayment, 'redirect'> =>
  typeof (value as Partial<TestPayment> | null)?.redirect === 'string';

export const testCheckoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTestCheckout: build.query<TestCheckout, string>({
      queryFn: (session, { extra }) => call(extra, encodeURIComponent(session), isCheckout),
      keepUnusedDataFor: 0,
    }),
    payTestCheckout: build.mutation<TestPayment, Payment>({
      queryFn: ({ session, card }, { extra }) =>
        call(extra, `${encodeURIComponent(session)}/pay`, isPayment, card),
    }),
    leaveTestCheckout: build.mutation<Pick<TestPayment, 'redirect'>, string>({
      queryFn: (session, { extra }) =>
        call(extra, `${encodeURIComponent(session)}/cancel`, isWayBack, {}),
    }),
  }),
});

export const { useGetTestCheckoutQuery, usePayTestCheckoutMutation, useLeaveTestCheckoutMutation } =
  testCheckoutApi;
