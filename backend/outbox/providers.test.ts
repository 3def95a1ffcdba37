import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createEmailApi } from '../../supabase/functions/_shared/delivery/http-providers.ts';
import type { OutgoingMessage } from '../../supabase/functions/_shared/delivery/provider.ts';
import { chooseProviders } from './providers.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const message: OutgoingMessage = {
  id: '7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c11',
  to: 'ada@people.example',
  content: {
    subject: 'Grüße',
    text: 'plain\n',
    html: '<p>rich</p>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  },
};

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface ReceivedRequest {
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A fake provider API on this machine with a given response. */
async function httpApi(status = 200, headers: Record<string, string> = {}) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: JSON.parse(await readText(request)) });
    response.writeHead(status, headers).end('{"message":"about ada@people.example"}');
  });
  const url = `http://127.0.0.1:${await portOf(server)}/emails`;
  closers.push(() => server.close());
  return { url, heard: received };
}

const emailBy = (url: string) =>
  chooseProviders({ emailApi: { url, key: 'key-123', from: 'Haven <no-reply@haven.example>' } })
    .byKind.email;

describe('email over HTTP', () => {
  test('sends the email, the key, and the id as its idempotency key', async () => {
    const { url, heard } = await httpApi();
    await emailBy(url).send(message);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.headers).toMatchObject({
      authorization: 'Bearer key-123',
      'content-type': 'application/json',
      'idempotency-key': message.id,
    });
    expect(heard[0]?.body).toEqual({
      from: 'Haven <no-reply@haven.example>',
      to: ['ada@people.example'],
      subject: 'Grüße',
      text: 'plain\n',
      html: '<p>rich</p>',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      tags: [{ name: 'email_id', value: message.id }],
    });
  });

  test('attaches an invitation as a calendar file', async () => {
    const { url, heard } = await httpApi();
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Grüße\r\n';
    await emailBy(url).send({ ...message, content: { ...message.content, calendar } });
    expect(heard[0]?.body).toMatchObject({
      attachments: [
        {
          filename: 'invitation.ics',
          content: Buffer.from(calendar).toString('base64'),
          content_type: 'text/calendar; charset=utf-8; method=REQUEST',
        },
      ],
    });
  });

  test('attaches the file of an email', async () => {
    const { url, heard } = await httpApi();
    const attachment = {
      filename: 'purchase-order-41.pdf',
      type: 'application/pdf',
      content: Uint8Array.from([37, 80, 68, 70, 255, 0]),
    };
    await emailBy(url).send({
      ...message,
      content: { ...message.content, attachments: [attachment] },
    });
    expect(heard[0]?.body).toMatchObject({
      attachments: [
        { filename: 'purchase-order-41.pdf', content: 'JVBERv8A', content_type: 'application/pdf' },
      ],
    });
  });

  test("names the workspace and the platform in the sender, with the platform's address", async () => {
    const { url, heard } = await httpApi();
    for (const sender of ['Cedar & Main', 'Bank" <ceo@bank.example>,\r\nBcc: x\u202e', '"<>'])
      await emailBy(url).send({ ...message, content: { ...message.content, sender } });
    expect(heard.map(({ body }) => (body as { from: string }).from)).toEqual([
      '"Cedar & Main via Haven Exchange" <no-reply@haven.example>',
      '"Bank ceo bank.example Bcc x via Haven Exchange" <no-reply@haven.example>',
      'Haven <no-reply@haven.example>',
    ]);
  });

  test.each([
    [400, true],
    [422, true],
    [401, false],
    [403, false],
    [404, false],
    [408, false],
    [409, false],
    [429, false],
    [500, false],
    [503, false],
    [302, false],
  ])('a response %i is final: %s', async (status, isPermanent) => {
    const { url } = await httpApi(status, { location: 'http://127.0.0.1:9/' });
    await expect(emailBy(url).send(message)).rejects.toMatchObject({
      code: `http_${status}`,
      isPermanent,
      message: `http_${status}`,
    });
  });

  test("respects a provider's retry delay, in seconds or as a date", async () => {
    const seconds = await httpApi(429, { 'retry-after': '120' });
    await expect(emailBy(seconds.url).send(message)).rejects.toMatchObject({
      retryAfterSeconds: 120,
    });
    const date = await httpApi(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    const deliveryError = await emailBy(date.url)
      .send(message)
      .catch((error: unknown) => error);
    expect(deliveryError).toMatchObject({ isPermanent: false });
    expect((deliveryError as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50);
    const nonsense = await httpApi(429, { 'retry-after': 'soon' });
    await expect(emailBy(nonsense.url).send(message)).rejects.toMatchObject({
      retryAfterSeconds: 0,
    });
  });

  test("times out if the provider doesn't respond", async () => {
    const server = createServer(() => undefined);
    const url = `http://127.0.0.1:${await portOf(server)}`;
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const email = createEmailApi({ url, key: 'key', from: 'a@haven.example', timeoutMs: 50 });
    await expect(email.send(message)).rejects.toMatchObject({
      code: 'timeout',
      isPermanent: false,
    });
  });

  test('treats an unreachable provider as a temporary failure', async () => {
    const server = createSocketServer();
    const port = await portOf(server);
    server.close();
    await once(server, 'close');
    await expect(emailBy(`http://127.0.0.1:${port}`).send(message)).rejects.toMatchObject({
      code: 'unreachable',
      isPermanent: false,
    });
  });
});

test('sends a text message as from, to and text', async () => {
  const { url, heard } = await httpApi();
  const smsApi = { url, key: 'key-456', from: '+13125550100' };
  const sms = { ...message, to: '+16145550107', content: { subject: '', text: 'Hello', html: '' } };
  await chooseProviders({ smsApi }).byKind.sms.send(sms);
  expect(heard).toMatchObject([
    {
      headers: { authorization: 'Bearer key-456', 'idempotency-key': message.id },
      body: { from: '+13125550100', to: '+16145550107', text: 'Hello' },
    },
  ]);
});

async function mailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void readText(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
    ...options,
  });
  const port = await portOf(server.server);
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Haven <no-reply@haven.example>' };
  return { mails, email: chooseProviders({ smtp }).byKind.email };
}

const createSmtpError = (code: number) =>
  Object.assign(new Error('not for ada@people.example'), { responseCode: code });

describe('email over SMTP', () => {
  test('sends the file of an email as an attachment', async () => {
    const { mails, email } = await mailServer();
    const attachment = {
      filename: 'purchase-order-41.pdf',
      type: 'application/pdf',
      content: Uint8Array.from([37, 80, 68, 70]),
    };
    await email.send({ ...message, content: { ...message.content, attachments: [attachment] } });
    expect(mails[0]).toMatch(/Content-Disposition: attachment; filename=purchase-order-41\.pdf/);
    expect(mails[0]).toContain('JVBERg==');
  });

  test('sends an invitation as a calendar part', async () => {
    const { mails, email } = await mailServer();
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await email.send({ ...message, content: { ...message.content, calendar } });
    expect(mails[0]).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  });

  test('has both bodies and the same Message-ID on every attempt', async () => {
    const { mails, email } = await mailServer();
    await email.send(message);
    await email.send(message);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain(`Message-ID: <${message.id}@haven.example>`);
      expect(mail).toMatch(/To: ada@people\.example/);
      expect(mail).toMatch(/text\/plain/);
      expect(mail).toMatch(/text\/html/);
    }
  });

  test('treats an unknown mailbox as final without repeating its address', async () => {
    const { email } = await mailServer({
      onRcptTo: (_address, _session, done) => done(createSmtpError(550)),
    });
    const deliveryError = await email.send(message).catch((error: unknown) => error);
    expect(deliveryError).toMatchObject({ code: 'EENVELOPE 550', isPermanent: true });
    expect(String(deliveryError)).not.toContain('ada@');
  });

  test('treats a busy mailbox as temporary', async () => {
    const { email } = await mailServer({
      onRcptTo: (_address, _session, done) => done(createSmtpError(451)),
    });
    await expect(email.send(message)).rejects.toMatchObject({
      code: 'EENVELOPE 451',
      isPermanent: false,
    });
  });
});

test('with nothing configured everything stays on this machine', async () => {
  const { captured, byKind } = chooseProviders({});
  expect([...captured].toSorted()).toEqual(['email', 'sms']);
  await expect(byKind.email.send(message)).resolves.toBeUndefined();
});
