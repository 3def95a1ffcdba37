import { CommandError, runCommand } from './archive/run-command.ts';
import type { Engine } from './db/engine.ts';
import { FEATURE_PROBES } from './db/feature-probes.ts';
import { openEngine } from './db/open.ts';
import { readSettings } from './settings.ts';
import { toStartupError } from './startup-error.ts';

const HEARD_WITHIN_MS = 5_000;

class RolledBack extends Error {}

/** Tries a feature and leaves nothing behind. */
async function tryFeature(engine: Engine, { run }: (typeof FEATURE_PROBES)[number]): Promise<void> {
  try {
    await engine.write('system', async (sql) => {
      await run(sql);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

/** A pooler in between would swallow messages without an error. */
async function tryListening(engine: Engine): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const late = setTimeout(
    () => heard.reject(new Error('A message did not arrive. A pooler needs DATABASE_DIRECT_URL.')),
    HEARD_WITHIN_MS,
  );
  const stop = await engine.listen('haven_check', {
    onMessage: () => heard.resolve(),
    onGap: () => {},
  });
  await engine.write('system', (sql) => sql`select pg_notify('haven_check', '')`);
  await heard.promise.finally(() => clearTimeout(late));
  await stop();
}

/** `npm run check-database`: tries everything that the product needs from the database, and changes nothing. */
async function checkDatabase(): Promise<string> {
  const settings = readSettings(process.env);
  if (!settings.databaseUrl) {
    throw new CommandError('Set DATABASE_URL to the database to check. PGlite has what is needed.');
  }
  const engine = await openEngine(settings);
  try {
    await engine
      .read('system', (sql) => sql`select 1`)
      .catch((error: unknown) => {
        throw toStartupError(error, settings);
      });
    const checks = [
      ...FEATURE_PROBES.map(
        (probe) => [probe.what, probe.usedBy, () => tryFeature(engine, probe)] as const,
      ),
      ['messages between sessions (LISTEN)', 'realtime', () => tryListening(engine)] as const,
    ];
    let missing = 0;
    for (const [what, usedBy, run] of checks) {
      const reason = await run().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (reason === undefined) console.log(`ok       ${what}`);
      else {
        missing += 1;
        console.log(`missing  ${what}, for ${usedBy}: ${reason}`);
      }
    }
    if (missing === 0) return 'The database has everything that the product needs.';
    throw new CommandError(
      `${missing} of ${checks.length} features are missing. Nothing was changed.`,
    );
  } finally {
    await engine.close();
  }
}

await runCommand(checkDatabase);
