import { type Delivery, deliverDueMessages } from '../_shared/delivery/deliver.ts';
import { createEmailApi, createSmsApi } from '../_shared/delivery/http-providers.ts';
import { createRpcOutbox } from '../_shared/delivery/rpc-outbox.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

/** Well within a function's time limit; the next call continues where this one stopped. */
const LIMIT_MS = 20_000;

/**
 * Delivers due messages. Accepts only the schedule's own key or the project's secret key. Returns `{delivered,
 * failed}`.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST.' }, { Allow: 'POST' });
  if (!(await hasScheduleKey(request, env)))
    return jsonResponse(401, { error: 'A secret key is required.' });
  const delivery = env.delivery ?? hostedDelivery(env);
  if (Object.keys(delivery.providers).length === 0) {
    return jsonResponse(503, { error: 'No provider is configured. Messages stay queued.' });
  }
  return jsonResponse(200, await deliverDueMessages(delivery, AbortSignal.timeout(LIMIT_MS)));
};

/** Without providers nothing is claimed, so messages wait instead of failing. */
function hostedDelivery(env: FunctionEnv): Delivery {
  const secrets = env.secrets ?? {};
  const from = secrets.HAVEN_MAIL_FROM;
  const email = { url: secrets.HAVEN_EMAIL_API_URL, key: secrets.HAVEN_EMAIL_API_KEY, from };
  const sms = {
    url: secrets.HAVEN_SMS_API_URL,
    key: secrets.HAVEN_SMS_API_KEY,
    from: secrets.HAVEN_SMS_FROM,
  };
  return {
    outbox: createRpcOutbox(env),
    siteUrl: secrets.HAVEN_PUBLIC_URL ?? '',
    functionsUrl: `${env.SUPABASE_URL}/functions/v1`,
    // Don't advertise a reply address if replies can't be received.
    answerDomain: secrets.HAVEN_INBOUND_WEBHOOK_SECRET ? secrets.HAVEN_ANSWER_DOMAIN : undefined,
    providers: {
      // Links need the site's URL.
      ...(secrets.HAVEN_PUBLIC_URL && isWhole(email)
        ? { email: createEmailApi({ ...email, fetch: env.fetch }) }
        : {}),
      ...(secrets.HAVEN_PUBLIC_URL && isWhole(sms)
        ? { sms: createSmsApi({ ...sms, fetch: env.fetch }) }
        : {}),
    },
  };
}

type Whole = { url: string; key: string; from: string };

const isWhole = (config: Partial<Record<keyof Whole, string | undefined>>): config is Whole =>
  Boolean(config.url && config.key && config.from);
