import type { RenderedMessage } from '../emails/email-layout.ts';
import { TemplateDataError } from '../emails/template-data.ts';
import { renderAttachments, renderMessage } from '../emails/templates.ts';
import type { ClaimedMessage, Outbox } from './outbox.ts';
import { DeliveryError, type MessageKind, type Provider } from './provider.ts';

/** Dependencies of delivery: source, providers and link targets. */
export interface Delivery {
  outbox: Outbox;
  /** Kinds without a provider stay queued. */
  providers: Partial<Record<MessageKind, Provider>>;
  siteUrl: string;
  /** Base URL of our functions for mail programs, if it differs from the site. */
  functionsUrl?: string;
  /** Domain that receives replies to message emails. */
  answerDomain?: string | undefined;
}

export interface DeliveryReport {
  delivered: number;
  failed: number;
}

/** Small enough that every message can time out, with AT_ONCE in parallel, within the lease of the claim. */
const BATCH = 20;
const AT_ONCE = 5;

/**
 * Delivers due messages in batches until none are left or the signal aborts. After an abort, messages in progress are
 * finished and the rest are released.
 */
export async function deliverDueMessages(
  delivery: Delivery,
  stop: AbortSignal,
): Promise<DeliveryReport> {
  const kinds = Object.keys(delivery.providers) as MessageKind[];
  const report = { delivered: 0, failed: 0 };
  while (kinds.length > 0 && !stop.aborted) {
    const messages = await delivery.outbox.claim(kinds, BATCH);
    await deliverAll(delivery, messages, stop, report);
    if (messages.length < BATCH) break;
  }
  return report;
}

async function deliverAll(
  delivery: Delivery,
  messages: readonly ClaimedMessage[],
  stop: AbortSignal,
  report: DeliveryReport,
): Promise<void> {
  const queue = [...messages];
  const work = async () => {
    while (!stop.aborted) {
      const message = queue.shift();
      if (!message) return;
      report[await deliver(delivery, message)] += 1;
    }
  };
  // Wait for all workers before reporting a database error, so nothing keeps running in the background.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  if (queue[0]) await delivery.outbox.release(queue[0].claim);
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}

async function deliver(
  { outbox, providers, siteUrl, functionsUrl, answerDomain }: Delivery,
  message: ClaimedMessage,
): Promise<keyof DeliveryReport> {
  let rendered: RenderedMessage;
  try {
    rendered = renderMessage(message.template, message.facts, {
      url: siteUrl,
      functionsUrl,
      answerDomain,
    });
    const attachments = await renderAttachments(message.template, message.facts);
    await providers[message.kind]?.send({
      id: message.id,
      to: message.recipient,
      content: { ...rendered, ...(attachments.length > 0 && { attachments }) },
    });
  } catch (error) {
    await outbox.fail(message, toDeliveryError(error));
    return 'failed';
  }
  await outbox.finish(message, rendered);
  return 'delivered';
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (error instanceof TemplateDataError)
    return new DeliveryError('facts_wrong', { isPermanent: true });
  return new DeliveryError('failed');
}
