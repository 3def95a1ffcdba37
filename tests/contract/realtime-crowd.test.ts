import { expect, test } from 'vitest';
import { runCrowd } from '../load/crowd-run.ts';
import type { Client } from '../support/backend.ts';
import { backend, newUser, signedInAs, skipOnHostedBackend } from '../support/backend.ts';

const tokenOf = async (client: Client): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

/** Short form of `npm run bench:realtime`, which also times a hundred subscribers. */
test('sends each of many subscribers exactly the rows they can see, once', async () => {
  skipOnHostedBackend('a hosted project has no demo staff');
  const { missed, twice, foreign, stale, expected } = await runCrowd(backend(), {
    subscribers: 14,
    perSecond: 12,
    seconds: 3,
    async identify(who) {
      if (typeof who === 'number') {
        const { id, client } = await newUser();
        return { userId: id, token: await tokenOf(client) };
      }
      const client = await signedInAs(`${who}@demo.havenexchange.example`);
      return { userId: who, token: await tokenOf(client) };
    },
  });
  // Every write is sent to its owner and to two staff members.
  expect({ expected, missed, twice, foreign, stale }).toEqual({
    expected: 36 * 3,
    missed: 0,
    twice: 0,
    foreign: 0,
    stale: 0,
  });
});
