import { mkdirSync } from 'node:fs';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createArchiveRoutes } from './archive/routes.ts';
import { clearWorkFolders } from './archive/work-folder.ts';
import { type AuthLimits, DEFAULT_AUTH_LIMITS } from './auth/limits.ts';
import { createAuth } from './auth/service.ts';
import type { Engine } from './db/engine.ts';
import { lockFolder } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { openEngine } from './db/open.ts';
import { createApp } from './http/app.ts';
import { FRONT_HEADERS } from './http/front-headers.ts';
import { type Listener, listen, refuseTakenPort } from './http/listen.ts';
import { allowedOrigins, knownHosts, publicUrl, redirectAllowList } from './http/origins.ts';
import { type Keys, loadKeys } from './keys.ts';
import { createLocalRoutes } from './local/routes.ts';
import { MailDelivery } from './mail/delivery.ts';
import { createMailRoutes } from './mail/routes.ts';
import { maintenanceJobs } from './maintenance/jobs.ts';
import { Schedule } from './maintenance/schedule.ts';
import { replayAttacks } from './rest/attack-replay.ts';
import { openRestEngine } from './rest/connection.ts';
import { demoPassword, seedDemo } from './seed.ts';
import type { Settings } from './settings.ts';

export interface BackendOptions {
  settings: Settings;
  /** What answers paths that are no API: the built web app. */
  site: (request: Request) => Response;
  limits?: AuthLimits;
}

export interface Backend {
  url: string;
  keys: Keys;
  engine: Engine;
  demoPassword?: string;
  close(): Promise<void>;
}

/** Starts the embedded backend on its data folder and resolves when it answers. */
export async function startBackend({ settings, site, limits }: BackendOptions): Promise<Backend> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(settings.dataDir, publicUrl(settings, settings.port));
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of opened.splice(0).reverse()) await part.close();
    lock.release();
  };
  try {
    await refuseTakenPort(settings.host, settings.port);
    clearWorkFolders(settings.dataDir);
    const keys = loadKeys(settings.dataDir);
    const engine = await openEngine(settings);
    opened.push(engine);
    await migrate(engine);
    const password =
      settings.seed === 'demo' ? demoPassword(settings.dataDir, settings.demoPassword) : undefined;
    if (password) await seedDemo(engine, password);

    const rest = await openRestEngine(engine);
    await replayAttacks(rest);

    const delivery = new MailDelivery(engine, settings.smtp);
    opened.push(delivery);
    opened.push(new Schedule(maintenanceJobs(engine)));
    let listener: Listener | undefined;
    const port = () => listener?.port ?? settings.port;
    const url = () => publicUrl(settings, port());
    const app = createApp({
      keys,
      rest,
      site,
      auth: createAuth({
        engine,
        keys,
        siteUrl: url,
        redirectAllowList: redirectAllowList(settings),
        limits: limits ?? DEFAULT_AUTH_LIMITS,
        delivery,
        now: () => new Date(),
        clientAddress: (request) => request.headers.get(FRONT_HEADERS.address) ?? '',
      }),
      local: createLocalRoutes({
        engine,
        keys,
        url,
        mail: createMailRoutes(engine),
        archive: createArchiveRoutes({ engine, keys, dataDir: settings.dataDir }),
      }),
      functionEnv: () => ({
        SUPABASE_URL: url(),
        SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
        SUPABASE_SECRET_KEY: keys.secretKey,
      }),
      isKnownHost: knownHosts(settings, port),
      isAllowedOrigin: allowedOrigins(settings, port),
      addressOf: (c) => getConnInfo(c).remote.address ?? '',
    });
    listener = await listen(app, settings.host, settings.port);
    opened.push(listener);
    lock.announce(url());
    return { url: url(), keys, engine, ...(password ? { demoPassword: password } : {}), close };
  } catch (error) {
    await close();
    throw error;
  }
}
