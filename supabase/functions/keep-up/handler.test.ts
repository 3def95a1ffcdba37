import { expect, it } from 'vitest';
import type { JobRun } from '../_shared/backend-status.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const JOB: JobRun = { name: 'prune', ms: 3, has_failed: false };

/** A backend whose work waits until it is resumed; `refuses` lists the log entries, by number, that fail. */
function world({ refuses = [] as number[], may = 200 } = {}) {
  const did: string[] = [];
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  let notes = 0;
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    upkeep: {
      clearCaches: async () => null,
      maintain: async () => {
        did.push('maintain');
        await wait;
        return [JOB];
      },
    },
    fetch: async (input, init) => {
      if (String(input).endsWith('require_maintenance_access'))
        return Response.json('ada', { status: may });
      notes += 1;
      if (refuses.includes(notes)) return Response.json({}, { status: 503 });
      const { details } = JSON.parse(String(init?.body)) as { details: object };
      did.push(`noted ${Object.keys(details)}`);
      return new Response(null, { status: 204 });
    },
  };
  const post = (act = 'maintenance') =>
    handle(
      new Request('http://backend.example/functions/v1/keep-up', {
        method: 'POST',
        headers: { authorization: 'Bearer token-of-an-administrator' },
        body: JSON.stringify({ act }),
      }),
      env,
    );
  return { did, go, post };
}

it('logs an action before it runs, and again with its result', async () => {
  const { did, go, post } = world();
  go();
  expect(await (await post()).json()).toEqual({ done: [JOB] });
  expect(did).toEqual(['noted begun', 'maintain', 'noted done']);
});

it("doesn't run an action that can't be logged", async () => {
  const { did, go, post } = world({ refuses: [1] });
  go();
  expect((await post()).status).toBe(502);
  expect(did).toEqual([]);
});

it('reports success if only the result could not be logged', async () => {
  const { did, go, post } = world({ refuses: [2] });
  go();
  expect((await post()).status).toBe(200);
  expect(did).toEqual(['noted begun', 'maintain']);
});

it('rejects an action while it is running, and allows it afterwards', async () => {
  const { did, go, post } = world();
  const first = post();
  const second = await post();
  expect([second.status, (await second.json()).code]).toEqual([409, 'HXUPN']);
  expect((await post('cache_clear')).status).toBe(200);
  go();
  expect((await first).status).toBe(200);
  expect((await post()).status).toBe(200);
  expect(did.filter((one) => one === 'maintain')).toHaveLength(2);
});

it.each([401, 403])("passes on the database's rejection: %i", async (may) => {
  const { did, post } = world({ may });
  const { status } = await post();
  expect([status, did]).toEqual([may, []]);
});
