import { type Delivery, deliverDue } from '../_shared/delivery/deliver.ts';
import { createEmailApi, createSmsApi } from '../_shared/delivery/http-providers.ts';
import { createRpcOutbox } from '../_shared/delivery/rpc-outbox.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { isOfSchedule } from '../_shared/schedule-key.ts';

/** Well within what a function may take; the next call goes on where this one stopped. */
const LIMIT_MS = 20_000;

/**
 * Delivers the messages that are due. Called by the schedule with the key of its own or with the
 * project's secret key, and by nobody else. Answers `{delivered, failed}`.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return answer(405, { error: 'Use POST.' }, { Allow: 'POST' });
  if (!(await isOfSchedule(request, env)))
    return answer(401, { error: 'This needs a secret key.' });
  const delivery = env.delivery ?? hostedDelivery(env);
  if (Object.keys(delivery.providers).length === 0) {
    return answer(503, { error: 'No provider is configured; messages stay queued.' });
  }
  return answer(200, await deliverDue(delivery, AbortSignal.timeout(LIMIT_MS)));
};

/** Without providers nothing is claimed, so that messages wait for them instead of failing. */
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
    // Nobody is told of an address whose mail nobody could take in.
    answerDomain: secrets.HAVEN_INBOUND_WEBHOOK_SECRET ? secrets.HAVEN_ANSWER_DOMAIN : undefined,
    providers: {
      // Without the address of the site its links would lead nowhere.
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

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
