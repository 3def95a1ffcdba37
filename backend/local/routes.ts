import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { LOCAL_MAILBOX } from '../../shared/desktop/local-backend.ts';
import type { Engine } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import type { LocalAccess } from './access.ts';

export interface LocalParts {
  engine: Engine;
  keys: Keys;
  url: () => string;
  access: LocalAccess;
  mail: Hono;
  /** Whether letters stay on this machine and concern nobody elsewhere. */
  isMailOpen: () => boolean;
  archive: Hono;
  /** The stand-in for the payment provider; none where there is a real one. */
  payments?: Hono | undefined;
}

/**
 * `/_local`: what exists on this machine only. The public values, which pages everywhere need; for this
 * machine alone the state, the captured mail and the stand-ins.
 */
export function createLocalRoutes(parts: LocalParts): Hono<{ Bindings: HttpBindings }> {
  const { engine, keys, url, access, mail, isMailOpen, archive, payments } = parts;
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.get('/config.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({
      supabaseUrl: url(),
      publishableKey: keys.publishableKey,
      embedded: true,
      mailbox: isMailOpen() && access.isHere(c.env.incoming) ? LOCAL_MAILBOX : null,
    });
  });
  for (const path of ['/mail', '/mail.json']) routes.use(path, access.forMail(isMailOpen));
  routes.use('*', access.forThisMachine);
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
