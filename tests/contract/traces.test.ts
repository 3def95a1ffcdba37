import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { PDF } from '../support/file-samples.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
}

/** Collects what a backend sends, as an OpenTelemetry collector does. */
const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let collector: Server;
let own: SeparateBackend;
let me: NewUser;
const secret = `secret-${randomUUID()}`;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  own = await startSeparateBackend({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=care',
    },
  });
  me = await newUser({ at: own });
});
let isClosed = false;
const closeBackend = async () => {
  if (isClosed) return;
  isClosed = true;
  await own.close();
};
afterAll(async () => {
  await closeBackend();
  collector.close();
});

const spans = (): Span[] =>
  received.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
  });

test("a request and its database work form one trace that continues the caller's", async () => {
  const traceId = randomBytes(16).toString('hex');
  const { data } = await me.client.auth.getSession();
  const token = data.session?.access_token ?? '';
  const response = await fetch(`${own.url}/rest/v1/profiles?select=id&email=eq.${me.email}`, {
    headers: {
      apikey: own.publishableKey,
      authorization: `Bearer ${token}`,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    },
  });
  expect(await response.json()).toEqual([{ id: me.id }]);
  await expect.poll(() => spans().filter((one) => one.traceId === traceId).length).toBe(2);
  const [database, request] = spans().filter((one) => one.traceId === traceId) as [Span, Span];
  expect(request).toMatchObject({
    name: 'GET profiles',
    kind: 2,
    parentSpanId: '00f067aa0ba902b7',
    attributes: expect.arrayContaining([
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ]),
  });
  expect(database).toMatchObject({
    name: 'database read',
    kind: 3,
    parentSpanId: request.spanId,
    attributes: expect.arrayContaining([
      { key: 'haven.role', value: { stringValue: 'authenticated' } },
    ]),
  });
  const ms = (Number(request.endTimeUnixNano) - Number(request.startTimeUnixNano)) / 1e6;
  expect(ms).toBeGreaterThan(0);
  expect(Math.abs(Number(request.endTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000);
  expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-team': 'care' } });
});

test('names and attributes contain no personal data', async () => {
  const visitor = clientFor(own, own.publishableKey);
  await visitor.auth.signInWithPassword({ email: me.email, password: me.password });
  await me.client.from('profiles').select('id').eq('email', me.email);
  await me.client.from('profiles').update({ bio: secret }).eq('id', me.id).select('id');
  await me.client.rpc('my_account');
  const place = `${me.id}/${secret}.pdf`;
  await me.client.storage.from('documents').upload(place, PDF);
  const { data: link } = await me.client.storage.from('documents').createSignedUrl(place, 60);
  await fetch(link?.signedUrl ?? '');
  const made = secret.replaceAll('-', '_');
  await fetch(`${own.url}/rest/v1/${made}`, { headers: { apikey: own.secretKey } });
  await fetch(`${own.url}/${secret}?email=${me.email}`);
  const { data } = await visitor.auth.getSession();
  await closeBackend();

  expect(spans().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['call my_account', 'PATCH profiles', 'POST auth', 'POST storage']),
  );
  const sent = received.map(({ body }) => body).join('\n');
  const token = data.session?.access_token ?? 'missing';
  for (const value of [me.email, me.id, me.password, secret, made, token, own.secretKey]) {
    expect(sent).not.toContain(value);
  }
});

test('an unavailable collector fails no request', async () => {
  const other = await startSeparateBackend({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
  });
  const person = await newUser({ at: other });
  const { data } = await person.client.from('profiles').select('id').eq('id', person.id);
  expect(data).toEqual([{ id: person.id }]);
  await other.close();
});
