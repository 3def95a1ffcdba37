import { setTimeout as moment } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LoggingProvider, openHttpProvider } from '../../faults/message-log.ts';
import { noProcessList, WorkersUnderTest } from '../../faults/workers.ts';
import { Workload } from './workload.ts';

const MINUTES = Number(process.env.HAVEN_CHAOS_MINUTES ?? 10);
/** Longer than a request waits for the database. */
const CUT_MS = 12_000;
vi.setConfig({ testTimeout: (MINUTES + 10) * 60_000 });
if (noProcessList) console.warn(`Workers are not killed: ${noProcessList}.`);

describe.skipIf(noProcessList)('two workers under load', () => {
  let provider: LoggingProvider;
  let workers: WorkersUnderTest;
  beforeAll(async () => {
    provider = await openHttpProvider();
    workers = await WorkersUnderTest.start({ isReplicated: true, env: provider.env });
  });
  afterAll(async () => {
    await workers?.close();
    await provider?.close();
  });

  test('lose nothing, repeat nothing and keep screens current while servers fail', async () => {
    const load = await Workload.start(workers, provider);
    const faults: [string, () => Promise<unknown>][] = [
      ['first worker killed', () => workers.kill(workers.pids()[0] ?? 0)],
      ['connections to the database lost', () => workers.disconnect()],
      ['second worker killed', () => workers.kill(workers.pids()[1] ?? 0)],
      ['database crashed and started', async () => workers.crashDatabase()],
      ['workers restarted in order', () => workers.restart()],
      [
        'network cut',
        async () => {
          workers.line.cut();
          await moment(CUT_MS);
          workers.line.mend();
        },
      ],
    ];
    const end = performance.now() + MINUTES * 60_000;
    let rounds = 0;
    while (rounds === 0 || performance.now() < end) {
      for (const [name, fault] of faults) {
        const before = { failed: load.failed, acknowledged: load.acknowledged };
        await load.recovers();
        await fault();
        await load.recovers();
        console.log(
          `${name}: ${load.acknowledged - before.acknowledged} writes, ${load.failed - before.failed} failed`,
        );
      }
      rounds += 1;
    }
    await workers.promoteReplica();
    await load.recovers();
    console.log(`replica promoted after ${rounds} rounds: ${load.failed} failed in total`);
    expect(await load.finish()).toEqual([]);
  });
});
