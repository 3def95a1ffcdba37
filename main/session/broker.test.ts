import { expect, test } from 'vitest';
import { SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { FakeKeychain } from '../vault/fake-keychain.ts';
import { Vault } from '../vault/vault.ts';
import { makeBroker } from './broker.ts';

const address = {
  url: 'https://project.example',
  publishableKey: 'sb_publishable_x',
  mailbox: null,
  site: 'https://haven.example',
};
const user = { id: 'u1', email: 'ada@example.com', user_metadata: {}, app_metadata: {} };
const claims = Buffer.from('{"aal":"aal1"}').toString('base64url');
const session = (mark: string, expiresIn = 3600) => ({
  access_token: `head.${claims}.${mark}`,
  refresh_token: `refresh-${mark}`,
  token_type: 'bearer',
  expires_in: expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user,
});

/** A server that returns one response after another and records the requests. */
async function setUp(...responses: (() => unknown)[]) {
  const keychain = new FakeKeychain();
  let isMarked = false;
  const vault = new Vault({
    openKeychain: async () => keychain,
    sessionKey: SESSION_KEY,
    marker: {
      isSet: () => isMarked,
      set: () => {
        isMarked = true;
      },
      clear: () => {
        isMarked = false;
      },
    },
  });
  const requests: string[] = [];
  const { auth } = makeBroker({
    vault,
    workspace: async () => address,
    fetch: async (input, init) => {
      requests.push(`${String(input).replace(address.url, '')} ${String(init?.body ?? '')}`);
      return Response.json(await (responses.shift() ?? (() => ({})))());
    },
  });
  const getStoredKeys = () => [...keychain.entries.keys()].filter((name) => name !== 'canary');
  return { auth, vault, asked: requests, kept: getStoredKeys };
}

const credentials = { email: 'ada@example.com', password: 'secret' };

test('refreshes an expired token once when many windows ask at the same time', async () => {
  const { auth, asked, vault } = await setUp(() => session('b'));
  await vault.setItem(SESSION_KEY, JSON.stringify(session('a', -10)));
  const tokens = await Promise.all(Array.from({ length: 8 }, () => auth.accessToken()));
  expect(new Set(tokens)).toEqual(new Set([session('b').access_token]));
  expect(asked.filter((line) => line.includes('grant_type=refresh_token'))).toHaveLength(1);
  expect(JSON.parse((await vault.getItem(SESSION_KEY)) ?? '').refresh_token).toBe('refresh-b');
});

test("doesn't restore the session when a refresh ends after sign-out", async () => {
  const late = Promise.withResolvers<unknown>();
  const { auth, vault, kept, asked } = await setUp(
    () => session('a'),
    () => late.promise,
  );
  await auth.signIn(credentials);
  expect(kept().length).toBeGreaterThan(1);
  const refreshing = auth.refresh();
  await expect.poll(() => asked.at(-1)).toContain('grant_type=refresh_token');
  await auth.signOut();
  late.resolve(session('b'));
  await refreshing;
  expect(await auth.session()).toBeNull();
  expect(kept()).toEqual([]);
  expect(vault.holdsSession()).toBe(false);
});

test('points email links to the product in a browser, not to this computer', async () => {
  const { auth, asked } = await setUp();
  await auth.requestReset('ada@example.com');
  expect(asked[0]).toContain(encodeURIComponent('https://haven.example/auth?mode=reset'));
});

test('returns no token after sign-in', async () => {
  const { auth } = await setUp(() => session('a'));
  const result = JSON.stringify(await auth.signIn(credentials));
  expect(result).toContain('ada@example.com');
  expect(result).not.toMatch(/refresh-a|head\./);
});

/** Simulates a permanently missing network. */
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

test('keeps an old session offline and soon reports to token callers that the server is unreachable', async () => {
  const { auth, vault } = await setUp(noNetwork, noNetwork, noNetwork);
  await vault.setItem(SESSION_KEY, JSON.stringify(session('a', -10)));
  const sessions: unknown[] = [];
  auth.onChange((now) => sessions.push(now));
  expect(await auth.session()).toMatchObject({ userId: 'u1' });
  await expect(auth.accessToken()).rejects.toThrow("Can't reach the server");
  expect(sessions).toEqual([]);
  expect(vault.holdsSession()).toBe(true);
});

test('drops a session that the server refuses to renew, even if it was shown at first', async () => {
  const { auth, vault } = await setUp();
  await vault.setItem(SESSION_KEY, JSON.stringify(session('a', -10)));
  const sessions: unknown[] = [];
  auth.onChange((now) => sessions.push(now));
  expect(await auth.session()).toMatchObject({ userId: 'u1' });
  expect(await auth.accessToken()).toBeNull();
  expect(sessions).toContain(null);
  expect(vault.holdsSession()).toBe(false);
});
