import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { LOCAL_MAILBOX } from '../../shared/desktop/local-backend.ts';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import { MAIL_STYLES } from '../outbox/page.ts';
import type { LocalAccess } from './access.ts';
import type { Metrics } from './metrics.ts';

export interface LocalParts {
  engine: Engine;
  keys: Keys;
  url: () => string;
  access: LocalAccess;
  mail: Hono;
  /** True if this machine captures email instead of sending it. */
  isMailCaptured: () => boolean;
  archive: Hono;
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** The fake payment provider; undefined if a real one is configured. */
  payments?: Hono | undefined;
}

/**
 * `/_local`: the public values that every page needs, and health checks. Everything else, such as captured mail,
 * figures, backups and the test checkout, requires the data folder's key.
 */
export function createLocalRoutes(parts: LocalParts): Hono<{ Bindings: HttpBindings }> {
  const { engine, keys, url, access, mail, isMailCaptured, archive, metrics, payments } = parts;
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get('/config.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({
      supabaseUrl: url(),
      publishableKey: keys.publishableKey,
      embedded: true,
      mailbox: isMailCaptured() && access.hasKey(c) ? LOCAL_MAILBOX : null,
    });
  });
  // Answers whether or not the database does: a process that does not is stuck and has to be replaced.
  routes.get('/live', (c) => c.json({ status: 'ok' }));
  routes.get('/health', async (c) => {
    const started = performance.now();
    await engine.read('system', (sql) => sql`select 1`);
    if (!access.hasKey(c)) return c.json({ status: 'ok' });
    return c.json({
      status: 'ok',
      engine: engine.kind,
      databaseMs: Math.round(performance.now() - started),
      memoryMb: Math.round(process.memoryUsage().rss / 1_048_576),
    });
  });
  // The page that opens the desktop app from an emailed link uses these styles without the key.
  routes.get('/mail.css', (c) =>
    c.body(MAIL_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  routes.use('*', access.requireKey);
  routes.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  routes.route('/', mail);
  routes.route('/', archive);
  if (payments) routes.route('/stripe', payments);
  return routes;
}
