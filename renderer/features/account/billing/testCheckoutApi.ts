import {
  TEST_CHECKOUT_PATH,
  type TestCheckout,
  type TestPayment,
} from '#shared/account/billing/billing.ts';
import { LOCAL_KEY_HEADER } from '#shared/desktop/local-backend.ts';
import type { BackendAddress } from '#shared/host.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { type DataError, toDataError } from '../../../data/api/dataError.ts';
import type { ResponseMeta, Services } from '../../../data/api/supabaseQuery.ts';
import {
  either,
  type Guard,
  number,
  object,
  oneOf,
  orNull,
  partial,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
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
export async function callTestProvider<Value>(
  extra: unknown,
  path: string,
  isValid: Guard<Value>,
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

const isCheckout = object({
  id: text,
  purpose: oneOf(['subscribe', 'change_card']),
  status: oneOf(['open', 'complete', 'expired']),
  email: text,
  planName: orNull(text),
  dueNowCents: number,
  monthlyCents: orNull(number),
  trialDays: number,
}) satisfies Guard<TestCheckout>;

const isRedirect = object({ redirect: orNull(text) });

const isPayment = object({
  outcome: oneOf(['paid', 'declined']),
  message: orNull(text),
  redirect: orNull(text),
}) satisfies Guard<TestPayment>;

const isWrongCard = object({
  fields: partial({ number: text, expiry: text, cvc: text } satisfies Record<
    keyof CardValues,
    unknown
  >),
});

/** A card the checkout rejects, with an error message per field. */
export interface CardErrors extends ShapeOf<typeof isWrongCard> {
  readonly outcome: 'wrong';
}

export const testCheckoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTestCheckout: build.query<ShapeOf<typeof isCheckout>, string>({
      queryFn: (session, { extra }) =>
        callTestProvider(extra, encodeURIComponent(session), isCheckout),
      keepUnusedDataFor: 0,
    }),
    payTestCheckout: build.mutation<ShapeOf<typeof isPayment> | CardErrors, Payment>({
      queryFn: async ({ session, card }, { extra }) => {
        const path = `${encodeURIComponent(session)}/pay`;
        const reply = await callTestProvider(extra, path, either(isPayment, isWrongCard), card);
        if ('error' in reply) return reply;
        const { data } = reply;
        return { data: 'outcome' in data ? data : { outcome: 'wrong', fields: data.fields }, meta };
      },
    }),
    leaveTestCheckout: build.mutation<ShapeOf<typeof isRedirect>, string>({
      queryFn: (session, { extra }) =>
        callTestProvider(extra, `${encodeURIComponent(session)}/cancel`, isRedirect, {}),
    }),
  }),
});

export const { useGetTestCheckoutQuery, usePayTestCheckoutMutation, useLeaveTestCheckoutMutation } =
  testCheckoutApi;
