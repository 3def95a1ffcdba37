import {
  TEST_CHECKOUT_PATH,
  type TestCheckout,
  type TestPayment,
} from '#shared/billing/billing.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import { type DataError, toDataError } from '../../core/api/dataError.ts';
import type { AnswerMeta, Services } from '../../core/api/supabaseQuery.ts';
import type { CardValues, cardBody } from './card.ts';

interface Payment {
  readonly session: string;
  readonly card: ReturnType<typeof cardBody>;
}

/** A card whose fields the checkout does not take, with a sentence for each. */
export interface WrongCard {
  readonly outcome: 'wrong';
  readonly fields: Readonly<Partial<Record<keyof CardValues, string>>>;
}

type Reply<Value> = ({ data: Value } | { error: DataError }) & { meta: AnswerMeta };

/** The page itself says what went wrong. */
const meta: AnswerMeta = { reporting: { failure: 'inline' } };

const WRONG_CARD = 422;

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
    if ((answer.ok || answer.status === WRONG_CARD) && isAnswer(value))
      return { data: value, meta };
    return { error: toDataError(value, status), meta };
  } catch (error) {
    return { error: toDataError(error, status), meta };
  }
}

function isCheckout(value: unknown): value is TestCheckout {
  const { status, purpose, dueNowCents } = (value ?? {}) as Partial<TestCheckout>;
  return typeof status === 'string' && typeof purpose === 'string' && Number.isFinite(dueNowCents);
}

function isPayment(value: unknown): value is TestPayment | Omit<WrongCard, 'outcome'> {
  const { outcome, fields } = (value ?? {}) as Partial<TestPayment & WrongCard>;
  return typeof outcome === 'string' || (typeof fields === 'object' && fields !== null);
}

const isWayBack = (value: unknown): value is Pick<TestPayment, 'redirect'> =>
  typeof (value as Partial<TestPayment> | null)?.redirect === 'string';

export const testCheckoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTestCheckout: build.query<TestCheckout, string>({
      queryFn: (session, { extra }) => call(extra, encodeURIComponent(session), isCheckout),
      keepUnusedDataFor: 0,
    }),
    payTestCheckout: build.mutation<TestPayment | WrongCard, Payment>({
      queryFn: async ({ session, card }, { extra }) => {
        const path = `${encodeURIComponent(session)}/pay`;
        const reply = await call(extra, path, isPayment, card);
        if ('error' in reply) return reply;
        const { data } = reply;
        return { data: 'outcome' in data ? data : { outcome: 'wrong', fields: data.fields }, meta };
      },
    }),
    leaveTestCheckout: build.mutation<Pick<TestPayment, 'redirect'>, string>({
      queryFn: (session, { extra }) =>
        call(extra, `${encodeURIComponent(session)}/cancel`, isWayBack, {}),
    }),
  }),
});

export const { useGetTestCheckoutQuery, usePayTestCheckoutMutation, useLeaveTestCheckoutMutation } =
  testCheckoutApi;
