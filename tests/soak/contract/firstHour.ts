import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { HavenClient } from '../../../client/src/index.ts';

interface Settings {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret: string;
  readonly port: number;
}

/** Adds a contact, a deal, and a task, verifies the webhook of the deal, and counts all contacts. */
export async function firstHour({ url, key, webhookSecret, port }: Settings) {
  const haven = new HavenClient({ url, key });
  const webhook = new Webhook(webhookSecret);

  let onEvent: (event: { type: string; data: { id: string } }) => void = () => undefined;
  const received = new Promise<{ type: string; data: { id: string } }>((resolve) => {
    onEvent = resolve;
  });
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const headers = request.headers as Record<string, string>;
    onEvent(webhook.verify(body, headers) as { type: string; data: { id: string } });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));

  try {
    const contact = await haven.create('contacts', {
      name: 'Ada Buyer',
      email: 'ada@buyer.example',
    });
    const deal = await haven.create('deals', { name: 'Maple Court', stage: 'valuation' });
    const task = await haven.create('tasks', {
      title: 'Call Ada about Maple Court',
      kind: 'deals',
      record_id: deal.id,
    });
    const event = await received;
    let contacts = 0;
    for await (const _row of haven.all('contacts', { fields: 'id' })) contacts += 1;
    return { contact, deal, task, event, contacts };
  } finally {
    receiver.close();
  }
}
