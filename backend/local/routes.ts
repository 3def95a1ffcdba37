import { Hono } from 'hono';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys.ts';

export interface LocalParts {
  engine: Engine;
  keys: Keys;
  url: () => string;
  mail: Hono;
  archive: Hono;
  /** The stand-in for the payment provider; none where there is a real one. */
  payments?: Hono | undefined;
}

/** `/_local`: what exists on this machine only. The public values, the state, the captured mail. */
export function createLocalRoutes({
  engine,
  keys,
  url,
  mail,
  archive,
  payments,
}: LocalParts): Hono {
  const routes = new Hono();
  routes.get('/config.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ supabaseUrl: url(), publishableKey: keys.publishableKey, embedded: true });
  });
  routes.get('/health', async (c) => {
    const started = performance.now();
    await engine.read('system', (sql) => sql`select 1`);
    return c.json({
      status: 'ok',
      engine: engine.kind,
      databaseMs: Math.round(performance.now() - started),
      memoryMb: Math.round(process.memoryUsage().rss / 1_048_576),
    });
  });
  routes.route('/', mail);
  routes.route('/', archive);
  if (payments) routes.route('/stripe', payments);
  return routes;
}
