import { request } from 'node:http';
import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_AUTH_LIMITS, RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { clientFor, fetchLocal, startSeparateBackend, uniqueEmail } from '../support/backend.ts';
import { call, extractCode, makePassword, wrongCode } from './mail-links.ts';

type Separate = Awaited<ReturnType<typeof startSeparateBackend>>;

/** One backend for this file: its tests share one address and its rate limits. */
let own: Separate;
beforeAll(async () => {
  // Guesses for unknown accounts are hashed too, hundreds of times; the limits don't depend on the hash cost.
  const { passwordCost } = RELAXED_AUTH_LIMITS;
  own = await startSeparateBackend({ limits: { ...DEFAULT_AUTH_LIMITS, passwordCost } });
});
afterAll(() => own.close());

const sendRequest = (facts: Separate, path: string, body: unknown) =>
  call(path, { body, url: facts.url, key: facts.publishableKey });

async function makeAccount(facts: Separate) {
  const [email, password] = [uniqueEmail('limits'), makePassword()];
  const admin = clientFor(facts, facts.secretKey).auth.admin;
  // A hash of the usual cost takes fifty times as long to compare, and these are compared hundreds of times.
  const password_hash = await bcrypt.hash(password, 4);
  await admin.createUser({ email, password_hash, email_confirm: true });
  return { email, password };
}

describe('code guessing', () => {
  test('returns 429 for 100 wrong codes', async () => {
    const email = uniqueEmail('guess');
    await sendRequest(own, '/signup', { email, password: makePassword() });
    const url = `${own.url}/_local/mail.json?to=${email}`;
    const { messages } = (await (await fetchLocal(url, own)).json()) as {
      messages: { text: string }[];
    };
    const code = extractCode(messages[0] ?? { text: '' });
    const guess = (token: string) => sendRequest(own, '/verify', { email, token, type: 'signup' });

    const responses = await Promise.all(Array.from({ length: 100 }, () => guess(wrongCode(code))));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(90);
    const rateLimited = responses.find(({ status }) => status === 429);
    expect(rateLimited?.answer.error_code).toBe('over_request_rate_limit');
    expect(Number(rateLimited?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess(code)).status).toBe(429);
  });
});

describe('password guessing', () => {
  test('rejects the eleventh guess for existing and unknown accounts alike', async () => {
    const { email, password } = await makeAccount(own);
    const tryAll = async (address: string) => {
      const attempt = { email: address, password: 'wrong-one' };
      const responses = await Promise.all(
        Array.from({ length: 11 }, () => sendRequest(own, '/token?grant_type=password', attempt)),
      );
      return responses.map(({ status }) => status).sort();
    };
    const expected = [...Array<number>(10).fill(400), 429];
    expect(await tryAll(email)).toEqual(expected);
    expect(await tryAll(uniqueEmail('unknown'))).toEqual(expected);
    const spelt = { email: ` ${email.toUpperCase()}`, password };
    expect((await sendRequest(own, '/token?grant_type=password', spelt)).status).toBe(429);
  });

  test("doesn't lock the owner out elsewhere when a stranger guesses", async () => {
    const account = await makeAccount(own);
    const wrong = { ...account, password: 'wrong-one' };
    const stranger = { from: '127.0.0.2', agent: 'Stranger' };
    await Promise.all(Array.from({ length: 10 }, () => signInFrom(stranger, wrong)));
    expect(await signInFrom(stranger, account)).toBe(429);
    expect(await signInFrom({ from: '127.0.0.3', agent: 'Stranger' }, account)).toBe(200);
  });

  test("doesn't lock a known device out because of others in its network", async () => {
    const account = await makeAccount(own);
    const wrong = { ...account, password: 'wrong-one' };
    const owner = { from: '127.0.0.4', agent: 'Laptop of the owner' };
    expect(await signInFrom(owner, account)).toBe(200);
    const neighbour = { from: '127.0.0.4', agent: 'Neighbour' };
    await Promise.all(Array.from({ length: 10 }, () => signInFrom(neighbour, wrong)));
    expect(await signInFrom(neighbour, wrong)).toBe(429);
    // Uses up the network's limit on other people's accounts.
    const other = () => ({ email: uniqueEmail('other'), password: 'wrong-one' });
    await Promise.all(Array.from({ length: 20 }, () => signInFrom(neighbour, other())));
    expect(await signInFrom(neighbour, other())).toBe(429);
    expect(await signInFrom(owner, account)).toBe(200);
  });

  test('limits guesses from many networks together for addresses that never signed in before', async () => {
    const account = await makeAccount(own);
    const wrong = { ...account, password: 'wrong-one' };
    const owner = { from: '127.0.0.5', agent: 'Laptop of the owner' };
    expect(await signInFrom(owner, account)).toBe(200);
    const { attempts } = DEFAULT_AUTH_LIMITS.allow.passwordPerAccount;
    const networks = Array.from({ length: attempts / 5 }, (_, n) => `127.0.1.${n + 1}`);
    const guesses = networks.flatMap((from) =>
      Array.from({ length: 5 }, () => signInFrom({ from, agent: 'Bot' }, wrong)),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
    expect(await signInFrom({ from: '127.0.2.1', agent: 'Bot' }, wrong)).toBe(429);
    expect(await signInFrom(owner, account)).toBe(200);
  });
});

interface Source {
  readonly from: string;
  readonly agent: string;
}

async function signInFrom(
  source: Source,
  credentials: { email: string; password: string },
): Promise<number> {
  return (await postFrom(source, '/token?grant_type=password', credentials)).status;
}

/** Sends a request from another address of this machine with the given user agent. */
function postFrom(
  { from, agent }: Source,
  path: string,
  body: object,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = {
    apikey: own.publishableKey,
    'content-type': 'application/json',
    'user-agent': agent,
  };
  const url = `${own.url}/auth/v1${path}`;
  const clientRequest = request(
    url,
    { method: 'POST', localAddress: from, headers },
    (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    },
  );
  clientRequest.on('error', reject);
  clientRequest.end(JSON.stringify(body));
  return promise;
}

test("doesn't count successful sign-ins toward a shared address's limit", async () => {
  const { email, password } = await makeAccount(own);
  const { attempts } = DEFAULT_AUTH_LIMITS.allow.passwordPerAddress;
  const statuses = new Set<number>();
  for (let n = 0; n <= attempts; n += 1) {
    statuses.add(
      (await sendRequest(own, '/token?grant_type=password', { email, password })).status,
    );
  }
  expect([...statuses]).toEqual([200]);
});

describe('email requests', () => {
  test('rejects a second email within a minute, with or without an account', async () => {
    const { email } = await makeAccount(own);
    for (const address of [email, uniqueEmail('unknown')]) {
      expect((await sendRequest(own, '/recover', { email: address })).status).toBe(200);
      const second = await sendRequest(own, '/recover', { email: address });
      expect(second.status).toBe(429);
      expect(second.answer.error_code).toBe('over_email_send_rate_limit');
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

/** One address and one device per office, so that other tests don't use up its limits. */
const signUpFrom = (from: string, agent: string, email = uniqueEmail('office')) =>
  postFrom({ from, agent }, '/signup', { email, password: makePassword() });

const mailedCode = async (email: string): Promise<string> => {
  const reply = await fetchLocal(`${own.url}/_local/mail.json?to=${email}`, own);
  const { messages } = (await reply.json()) as { messages: { text: string }[] };
  return extractCode(messages[0] ?? { text: '' });
};

describe('sign-ups from one address', () => {
  test('are not limited to ten for an office whose people confirm their email', async () => {
    const office = { from: '127.0.3.1', agent: 'Managed laptop' };
    const join = async () => {
      const email = uniqueEmail('office');
      const asked = await signUpFrom(office.from, office.agent, email);
      const proof = { email, token: await mailedCode(email), type: 'signup' };
      return [asked.status, (await postFrom(office, '/verify', proof)).status];
    };
    for (let round = 0; round < 3; round += 1) {
      const joined = await Promise.all(Array.from({ length: 8 }, join));
      expect(joined).toEqual(joined.map(() => [200, 200]));
    }
  });

  test('are limited per device while unconfirmed, with the real wait', async () => {
    const { attempts } = DEFAULT_AUTH_LIMITS.allow.signUpPerDevice;
    const replies = await Promise.all(
      Array.from({ length: attempts + 1 }, () => signUpFrom('127.0.3.2', 'Script')),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.text).toMatch(/retry after \d{2,4} seconds/);
    expect((await signUpFrom('127.0.3.2', 'Colleague')).status).toBe(200);
  });

  test('are limited per address, whatever device they claim to be', async () => {
    const { attempts } = DEFAULT_AUTH_LIMITS.allow.signUpPerAddress;
    const statuses = new Set<number>();
    // In groups: all at once would wait for the database instead.
    for (let from = 0; from < attempts; from += 10) {
      const group = Array.from({ length: 10 }, (_, n) =>
        signUpFrom('127.0.3.3', `Device ${from + n}`),
      );
      for (const { status } of await Promise.all(group)) statuses.add(status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await signUpFrom('127.0.3.3', 'Another')).status).toBe(429);
  });
});
