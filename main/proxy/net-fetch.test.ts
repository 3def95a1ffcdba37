import { EventEmitter } from 'node:events';
import type { AuthInfo, ClientRequest } from 'electron';
import { describe, expect, it } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { makeNetFetch, ProxyPasswordError } from './net-fetch.ts';
import type { ProxyCredentials } from './proxy-passwords.ts';

const INFO: AuthInfo = { isProxy: true, scheme: 'basic', host: 'proxy', port: 1, realm: '' };
const NORA = { username: 'nora', password: 'right' };

/** A request whose events the test emits. */
function open(answer: () => Promise<ProxyCredentials | null>) {
  const events = new EventEmitter();
  const sent = { headers: {} as Record<string, string>, body: '', isAborted: false };
  const clock = new FakeClock();
  const request = Object.assign(events, {
    setHeader: (name: string, value: string) => {
      sent.headers[name] = value;
    },
    end: (body = '') => {
      sent.body = body;
    },
    abort: () => {
      sent.isAborted = true;
    },
  });
  const fetch = makeNetFetch({
    request: () => request as unknown as ClientRequest,
    passwords: { answer },
    clock,
  });
  const respond = (statusCode: number, body = '') => {
    const message = new EventEmitter();
    events.emit('response', Object.assign(message, { statusCode, statusMessage: '', headers: {} }));
    message.emit('data', Buffer.from(body));
    message.emit('end');
  };
  const logins: (readonly unknown[])[] = [];
  const login = (info = INFO) =>
    events.emit('login', info, (...given: unknown[]) => logins.push(given));
  return { fetch, sent, respond, login, logins, clock };
}

describe('requests of the main process', () => {
  it('sends method, headers and body and returns the response', async () => {
    const { fetch, sent, respond } = open(async () => null);
    const answered = fetch('https://project.example/a', {
      method: 'POST',
      headers: { apikey: 'k' },
      body: '{}',
    });
    respond(200, 'hello');
    const response = await answered;
    expect(await response.text()).toBe('hello');
    expect(sent).toMatchObject({ headers: { apikey: 'k' }, body: '{}' });
  });

  it('returns a response without a body', async () => {
    const { fetch, respond } = open(async () => null);
    const answered = fetch('https://project.example/a');
    respond(204);
    expect((await answered).status).toBe(204);
  });

  it('passes the password to a proxy', async () => {
    const { fetch, respond, login, logins } = open(async () => NORA);
    const answered = fetch('https://project.example/a');
    login();
    await flushPromises();
    expect(logins).toEqual([['nora', 'right']]);
    respond(200);
    expect((await answered).ok).toBe(true);
  });

  it('never sends a password to a server', async () => {
    const { fetch, respond, login, logins } = open(async () => NORA);
    const answered = fetch('https://project.example/a');
    login({ ...INFO, isProxy: false });
    await flushPromises();
    expect(logins).toEqual([[]]);
    respond(401);
    expect((await answered).status).toBe(401);
  });

  it('fails with a clear error when the user cancels', async () => {
    const { fetch, respond, login, logins } = open(async () => null);
    const answered = fetch('https://project.example/a');
    login();
    await flushPromises();
    expect(logins).toEqual([[]]);
    respond(407);
    await expect(answered).rejects.toThrow(ProxyPasswordError);
  });

  it("doesn't count time in the password dialog toward the time limit", async () => {
    const { promise, resolve } = Promise.withResolvers<ProxyCredentials>();
    const { fetch, login, sent, clock } = open(() => promise);
    const limit = new AbortController();
    const answered = fetch('https://project.example/a', { signal: limit.signal });
    const outcome = expect(answered).rejects.toThrow();
    login();
    limit.abort();
    expect(sent.isAborted).toBe(false);
    resolve(NORA);
    await flushPromises();
    expect(sent.isAborted).toBe(false);
    await clock.pass(10_000);
    expect(sent.isAborted).toBe(true);
    await outcome;
  });

  it('stops at the time limit', async () => {
    const { fetch, sent } = open(async () => null);
    const limit = new AbortController();
    const answered = fetch('https://project.example/a', { signal: limit.signal });
    limit.abort();
    await expect(answered).rejects.toThrow('aborted');
    expect(sent.isAborted).toBe(true);
  });
});
