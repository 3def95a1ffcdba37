import { randomInt } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import {
  type ClosingWorkload,
  newUserSigningWorkload,
  startClosingWorkloads,
} from '../../faults/closing-workloads.ts';
import { ChildBackend } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';
import { killDuring } from './kill-during.ts';

const KILLS = 20;
const ACTS = { least: 6, most: 40 };
const JITTER_MS = 40;
/** On a busy machine, each kill takes half a minute. */
const LIMIT_MS = (KILLS + 4) * 60_000;

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  remove();
});

const reach = () => {
  if (!backend) throw new Error('No backend is open.');
  return { url: backend.url, key: backend.keys.publishableKey };
};
async function killDuringActs(acts: readonly ClosingWorkload[]): Promise<void> {
  const acknowledged = () => acts.reduce((sum, act) => sum + act.done(), 0);
  await killDuring({
    operations: acts.map((act) => () => act.run()),
    acknowledged,
    goal: acknowledged() + randomInt(ACTS.least, ACTS.most),
    jitterMs: JITTER_MS,
    kill: () => backend?.end('SIGKILL'),
  });
}

test(
  'signatures, stage changes and room documents are saved completely or not at all after a power loss',
  async () => {
    backend = await ChildBackend.start({ dataDir });
    const lasting = await startClosingWorkloads(reach);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const acts = [await newUserSigningWorkload(reach, backend.keys.secretKey), ...lasting];
      await killDuringActs(acts);
      backend = await ChildBackend.start({ dataDir });
      const failures = await Promise.all(acts.map((act) => act.findFaults()));
      expect(failures.flat()).toEqual([]);
    }
    const { key } = reach();
    const visitor = createClient(reach().url, key, { auth: { persistSession: false } });
    const unknown = await visitor.rpc('verify_signature', { p_hash: '0'.repeat(64) });
    expect(unknown.data).toBeNull();
  },
  LIMIT_MS,
);
