import { randomInt } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Decisions, listDemoEmails, Memberships } from '../../faults/delivery-workloads.ts';
import {
  type LoggingProvider,
  openHttpProvider,
  openMailServer,
} from '../../faults/message-log.ts';
import { ChildBackend } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

const EMAILS = { least: 8, most: 25 };
const NOTICES = { least: 4, most: 8 };
const JITTER_MS = 30;
const KILLS = 10;
/** On a busy machine, each kill takes half a minute. */
vi.setConfig({ testTimeout: (KILLS + 4) * 60_000 });

const folder = await demoDataDir();
let backend: ChildBackend | undefined;
let provider: LoggingProvider | undefined;

afterEach(async () => {
  await backend?.end('SIGKILL');
  await provider?.close();
  folder.remove();
});

const PROVIDERS = [
  ['an HTTP provider that honours idempotency keys', openHttpProvider],
  ['a mail server, told apart by Message-ID', openMailServer],
] as const;

test.each(PROVIDERS)(
  'a backend killed during deliveries loses none and repeats none at %s',
  async (_what, open) => {
    provider = await open();
    const options = { dataDir: folder.dataDir, env: provider.env };
    const causes = [new Decisions(), new Memberships()] as const;
    const [decisions, memberships] = causes;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      backend = await ChildBackend.start(options);
      await Promise.all([
        decisions.run(backend, await listDemoEmails(backend), randomInt(EMAILS.least, EMAILS.most)),
        memberships.run(backend, randomInt(NOTICES.least, NOTICES.most)),
      ]);
      await moment(randomInt(JITTER_MS));
      await backend.end('SIGKILL');
    }
    backend = await ChildBackend.start(options);
    const { keysFor } = provider;
    const listMissingEmails = () =>
      causes.flatMap(({ acknowledged }) =>
        [...acknowledged].filter((to) => keysFor(to).length === 0),
      );
    await vi.waitFor(() => expect(listMissingEmails()).toEqual([]), {
      timeout: 60_000,
      interval: 100,
    });
    expect(decisions.acknowledged.size).toBeGreaterThanOrEqual(KILLS * EMAILS.least);
    expect(memberships.acknowledged.size).toBeGreaterThanOrEqual(KILLS * NOTICES.least);
    // Stops gracefully, so that nothing is in flight when deliveries are counted.
    expect(await backend.end('SIGTERM')).toBe(0);
    const twice = causes.flatMap(({ attempted }) =>
      [...attempted].filter((to) => keysFor(to).length > 1),
    );
    expect(twice).toEqual([]);
  },
);
