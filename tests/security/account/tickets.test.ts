import { describe, expect, it } from 'vitest';
import {
  anonymous,
  backend,
  mailTo,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import { clearTicketLimits, connectDirectly } from '../sql.ts';
import { succeed } from '../world.ts';

const MOST = 30;
const ticket = () => ({
  request_id: crypto.randomUUID(),
  name: 'Ada Asker',
  email: `${crypto.randomUUID()}@people.example`,
  topic: 'question',
  message: 'Is the floor plan of the second storey right?',
  seconds: 40,
});

describe('tickets are rate limited per IP address', () => {
  it('even with forged forwarding headers', async () => {
    skipOnHostedBackend('it sends more than an hour allows');
    const { url, publishableKey, close } = await startSeparateBackend({ worksOutbox: false });
    try {
      const send = (n: number) => {
        const address = `198.51.100.${n}`;
        return fetch(`${url}/rest/v1/rpc/send_ticket`, {
          method: 'POST',
          headers: {
            apikey: publishableKey,
            'content-type': 'application/json',
            'x-forwarded-for': address,
            'x-real-ip': address,
            'cf-connecting-ip': address,
            'x-haven-address': address,
            forwarded: `for=${address}`,
          },
          body: JSON.stringify(ticket()),
        });
      };
      // Spans at most two clock hours, so one of them reaches the limit.
      const statuses: number[] = [];
      for (let n = 0; n <= 2 * MOST; n += 1) statuses.push((await send(n)).status);
      expect(statuses).toContain(400);
    } finally {
      await close();
    }
  });

  it('even with a new address of the same IPv6 network each time', async ({ skip }) => {
    if (backend().engine !== 'postgres') skip('only the Postgres engine can set request headers');
    const sql = connectDirectly(1);
    const sendFrom = (address: string) => {
      const { request_id, name, email, topic, message } = ticket();
      return sql.begin(async (open) => {
        const headers = JSON.stringify({ 'x-forwarded-for': address });
        await open`select set_config('request.headers', ${headers}, true)`;
        await open`set local role anon`;
        await open`select public.send_ticket(${request_id}, ${name}, ${email}, ${topic}, ${message}, '', 40)`;
      });
    };
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:7`;
    const sendAll = async () => {
      for (let n = 1; n <= 2 * MOST + 1; n += 1) await sendFrom(`${network}::${n.toString(16)}`);
    };
    try {
      await expect(sendAll()).rejects.toMatchObject({ code: 'HXTKT' });
      // A neighboring network, an IPv4 address in any notation, and invalid values count as other senders.
      for (const other of ['2001:db8:ffff:8::1', '203.0.113.9', '::ffff:203.0.113.9', 'nonsense']) {
        await sendFrom(other);
      }
    } finally {
      await sql.end();
    }
  });
});

it("a ticket's content stays text in the team's email, whatever it contains", async () => {
  const forged = {
    ...ticket(),
    name: '<img src=x onerror=alert(1)>',
    message: '<script>alert(1)</script><a href="https://evil.example/">Your account</a>',
  };
  await clearTicketLimits();
  const number = await succeed(anonymous().rpc('send_ticket', forged));
  const mail = async () =>
    (await mailTo('support@havenexchange.example')).find(
      ({ subject }) => subject === `Ticket ${number}: question`,
    );
  await expect.poll(mail).toBeDefined();
  const html = (await mail())?.html ?? '';
  for (const markup of ['<script', '<img src=x', 'href="https://evil.example']) {
    expect(html).not.toContain(markup);
  }
});
