import { expect, it } from 'vitest';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { lookUpTxt } from './look-up-txt.ts';

const NAME = '_haven-challenge.harbor.example';

/** Environment of a hosted project whose DNS over HTTPS returns this response. */
function hosted(reply: Response) {
  const requests: [string, RequestInit | undefined][] = [];
  return {
    asked: requests,
    env: {
      ...TEST_PROJECT,
      fetch: async (input: Request | URL | string, init?: RequestInit) => {
        requests.push([String(input), init]);
        return reply;
      },
    },
  };
}

it('reads TXT values over HTTPS and follows no redirect', async () => {
  const Answer = [
    { name: NAME, type: 16, data: '"haven-veri" "fication=1"' },
    { name: NAME, type: 16, data: '"a \\"quoted\\" word"' },
    { name: NAME, type: 16, data: 'plain' },
    { name: NAME, type: 5, data: 'other.example.' },
  ];
  const { env, asked } = hosted(Response.json({ Status: 0, Answer }));
  expect(await lookUpTxt(env, NAME)).toEqual(['haven-verification=1', 'a "quoted" word', 'plain']);
  expect(asked[0]?.[0]).toBe(`https://cloudflare-dns.com/dns-query?name=${NAME}&type=TXT`);
  expect(asked[0]?.[1]).toMatchObject({ redirect: 'error' });
});

it('returns nothing for a name without a record', async () => {
  expect(await lookUpTxt(hosted(Response.json({ Status: 3 })).env, NAME)).toEqual([]);
  expect(await lookUpTxt(hosted(Response.json({ Status: 0 })).env, NAME)).toEqual([]);
});

it.each([
  ['the server fails', Response.json({ Status: 2 })],
  ['the service refuses', Response.json({}, { status: 500 })],
  ['the answer is no DNS answer', Response.json({ Status: 'x' })],
  ['the answer is too long', Response.json({ Status: 0, x: 'x'.repeat(200_000) })],
])('throws if %s', async (_, reply) => {
  await expect(lookUpTxt(hosted(reply).env, NAME)).rejects.toThrow();
});
