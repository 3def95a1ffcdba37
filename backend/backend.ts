import { LOCAL_MAILBOX } from '../shared/desktop/local-backend.ts';
import type { ClearedCaches } from '../supabase/functions/_shared/backend-status.ts';
import type { FunctionEnv } from '../supabase/functions/_shared/function-env.ts';
import { createArchiveRoutes } from './archive/routes.ts';
import { type AuthLimits, DEFAULT_AUTH_LIMITS } from './auth/limits.ts';
import { createAuth } from './auth/service.ts';
import { createTokenVerifier } from './auth/verified-tokens.ts';
import { requireDiskSpace } from './db/disk-space.ts';
import type { Engine } from './db/engine.ts';
import type { FolderLock } from './db/folder-lock.ts';
import { openEngine } from './db/open.ts';
import { documentWorkers } from './documents/documents.ts';
import { handleFunctionRequest } from './functions/router.ts';
import { createTxtLookup } from './functions/txt-lookup.ts';
import { createApp } from './http/app.ts';
import { serverCalls } from './http/call-as-server.ts';
import { clientAddresses } from './http/client-address.ts';
import { FRONT_HEADERS } from './http/front-headers.ts';
import { resolveIdentity } from './http/identity.ts';
import { type Listener, listen, requireFreePort } from './http/listen.ts';
import {
  allowedOrigins,
  isLoopbackUrl,
  knownHosts,
  listeningUrl,
  publicUrl,
  redirectAllowList,
} from './http/origins.ts';
import type { Site } from './http/site.ts';
import { ResponseTimings } from './http/timing.ts';
import { Traces } from './http/traces.ts';
import { type Keys, loadBidSealingKey, loadConnectorKey, loadKeys } from './keys.ts';
import { LocalAccess, localKey } from './local/access.ts';
import { Metrics } from './local/metrics.ts';
import { createLocalRoutes } from './local/routes.ts';
import { accountDeletionJobs } from './maintenance/account-deletion.ts';
import {
  domainJobs,
  figureJobs,
  integrationJobs,
  investingJobs,
  listingJobs,
  maintenanceJobs,
  messageJobs,
  roomJobs,
  signingJobs,
} from './maintenance/jobs.ts';
import { recordJobs } from './maintenance/records.ts';
import { Schedule } from './maintenance/schedule.ts';
import { chooseProviders } from './outbox/providers.ts';
import { createMailRoutes } from './outbox/routes.ts';
import { OutboxRunner } from './outbox/runner.ts';
import { createSqlOutbox } from './outbox/sql-outbox.ts';
import { createFakeProvider } from './payments/fake-provider.ts';
import { deriveFakeProviderKeys, type FakeProviderKeys } from './payments/fake-provider-keys.ts';
import { passwordOf, prepareDatabase, takeFolder } from './prepare.ts';
import { ProcessBus } from './processes/bus.ts';
import { Leases } from './processes/leases.ts';
import { shareJobs } from './processes/shared-jobs.ts';
import type { RealtimeLimits } from './realtime/limits.ts';
import { RealtimeServer } from './realtime/server.ts';
import type { QueueLimits } from './request-limits.ts';
import { replayAttacks } from './rest/attack-replay.ts';
import { openRestEngine } from './rest/connection.ts';
import type { Settings } from './settings.ts';
import { toStartupError } from './startup-error.ts';
import { openFileStore } from './storage/open-store.ts';
import { S3Bucket } from './storage/s3-bucket.ts';
import { openStorage } from './storage/service.ts';

export interface BackendOptions {
  settings: Settings;
  /** Handles paths outside the API: the built web app. */
  site: Site;
  /** Clears the site's caches. */
  clearSite?: () => ClearedCaches;
  limits?: AuthLimits;
  /** Concurrency limits for Postgres transactions, each on its own connection. */
  turns?: QueueLimits;
  /** True if another process has locked the data folder and prepared the database. */
  isWorker?: boolean;
  /** True if this process delivers messages; hosted, a schedule calls the function instead. */
  worksOutbox?: boolean;
  realtimeLimits?: Partial<RealtimeLimits>;
}

export interface Backend {
  url: string;
  keys: Keys;
  engine: Engine;
  demoPassword?: string;
  /** Link to captured mail, with the key that opens `/_local`. */
  mailbox: string;
  /** Identifies this process to the others on its database; undefined if there can't be others. */
  process?: string;
  /** Call when another process is known to have ended. */
  forgetProcess(process: string): void;
  /** Leaves new connections to other processes on the port and waits for the existing ones. */
  drain(limitMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** Less than a function's time limit. */
const UPKEEP_MS = 20_000;
const CLEAR_CACHES = 'clear caches';

/** Starts the embedded backend on its data folder and resolves when it accepts requests. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { settings, site, limits, realtimeLimits } = options;
  const opened: { close(): Promise<void> }[] = [];
  let lock: FolderLock | undefined;
  const close = async () => {
    for (const part of opened.splice(0).reverse()) await part.close();
    lock?.release();
  };
  try {
    if (!options.isWorker) {
      lock = takeFolder(settings);
      await requireFreePort(settings.host, settings.port);
    }
    const keys = loadKeys(settings.dataDir);
    const bidSealingKey = loadBidSealingKey(settings.dataDir);
    const connectorKey = loadConnectorKey(settings.dataDir);
    if (!settings.databaseUrl) requireDiskSpace(settings.dataDir);
    const traces = settings.traces && new Traces(settings.traces);
    if (traces) opened.push(traces);
    const untraced = await openEngine(settings, options.turns);
    const engine = traces ? traces.around(untraced) : untraced;
    opened.push(engine);
    if (!options.isWorker) await prepareDatabase(engine, settings);
    const password = passwordOf(settings);
    const bus = await ProcessBus.open(engine);
    if (bus) opened.push(bus);
    const leases = bus && new Leases(engine, bus.id);
    if (leases) opened.push(leases);

    const rest = await openRestEngine(engine);
    await replayAttacks(rest);

    const verify = createTokenVerifier(keys);
    const identify = (request: Request) => resolveIdentity(request, keys, verify);
    const now = () => new Date();
    const clients = clientAddresses(settings.trustedProxies);
    const storage = await openStorage({
      engine,
      keys,
      dataDir: settings.dataDir,
      store: openFileStore(settings),
      bucket: settings.s3 && new S3Bucket(settings.s3),
      identify,
      now,
      addressOf: (c) => clients.of(c.env.incoming),
      sharing: bus && leases && { bus, leases },
    });
    opened.push(storage);
    let listener: Listener | undefined;
    const since = now();
    const metrics = new Metrics({
      engine: engine.kind,
      queue: () => engine.turns.figures,
      realtime: () => realtime.figures(),
      jobs: () => schedule.figures(),
      processes: () => bus?.size ?? 1,
      replicas: engine.replicas,
    });
    const timings = new ResponseTimings(Date.now, metrics.noteRequest);
    const port = () => listener?.port ?? settings.port;
    const url = () => publicUrl(settings, port());
    const providers = chooseProviders(settings);
    const outbox = createSqlOutbox(engine, providers.captured);
    const isOwnMachine = isLoopbackUrl(url());
    // The fake payment provider moves no money, so it must not sell to strangers.
    const fakeProvider =
      settings.stripe || !isOwnMachine
        ? undefined
        : createFakeProvider({
            engine,
            keys: deriveFakeProviderKeys(keys),
            siteUrl: url,
            send: (payload, signature) =>
              handleFunctionRequest(eventFor(payload, signature, url()), functionEnv()),
            now,
            leases,
          });
    const paymentKeys =
      settings.stripe ?? (fakeProvider ? deriveFakeProviderKeys(keys) : undefined);
    const delivery = () => ({
      outbox,
      providers: providers.byKind,
      siteUrl: url(),
      answerDomain: settings.answers?.domain,
    });
    const runner = new OutboxRunner(engine, delivery);
    const worksOutbox = options.worksOutbox ?? true;
    // Only if delivery can't be slow: a page must not wait for an external server.
    const settle = async () => {
      if (worksOutbox && providers.isAllCaptured) await runner.settle();
    };
    const callAsServer = serverCalls({ rest, timings });
    const functionEnv = (): FunctionEnv => ({
      SUPABASE_URL: url(),
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      secrets: {
        HAVEN_PUBLIC_URL: url(),
        HAVEN_EMAIL_WEBHOOK_SECRET: settings.emailWebhookSecret,
        HAVEN_EMAIL_API_URL: settings.emailApi?.url,
        HAVEN_EMAIL_API_KEY: settings.emailApi?.key,
        HAVEN_ANSWER_DOMAIN: settings.answers?.domain,
        HAVEN_INBOUND_WEBHOOK_SECRET: settings.answers?.webhookSecret,
        HAVEN_BID_SEALING_KEY: bidSealingKey,
        HAVEN_CONNECTOR_KEY: connectorKey,
        HAVEN_CONNECTOR_STUB_URL: settings.connectorStubUrl,
        HAVEN_SIGN_API_KEY: settings.signing?.key,
        HAVEN_SIGN_API_URL: settings.signing?.url,
        HAVEN_WEBHOOK_LOCAL: settings.sendsWebhooksLocally ? 'allow' : undefined,
        HAVEN_AI_LOCAL: settings.callsModelsLocally ? 'allow' : undefined,
        HAVEN_SSO_LOCAL: settings.asksProvidersLocally ? 'allow' : undefined,
        ...(paymentKeys ? paymentSecrets(paymentKeys) : {}),
      },
      callAsServer,
      delivery: delivery(),
      papers: documentWorkers,
      lookUpTxt: createTxtLookup(),
      readFolder: async (target, limits) =>
        (await import('./sftp/read-sftp.ts')).readSftpFolder(target, limits),
      writeFolder: async (target, file) =>
        (await import('./sftp/write-sftp.ts')).writeSftpFolder(target, file),
      running: async () => ({
        engine: engine.kind,
        since: since.toISOString(),
        memory_mb: Math.round(process.memoryUsage().rss / 1_048_576),
        realtime: realtime.figures(),
        jobs: await schedule.figures(),
        ...timings.figures(),
      }),
      upkeep: {
        clearCaches: async () => {
          await bus?.send(CLEAR_CACHES, null);
          return options.clearSite?.() ?? null;
        },
        maintain: () => schedule.runAll(UPKEEP_MS),
      },
      ...(fakeProvider ? { stripeFetch: fakeProvider.fetch } : {}),
    });
    bus?.on(CLEAR_CACHES, () => void options.clearSite?.());
    if (fakeProvider) opened.push(fakeProvider);
    const others = [
      ...messageJobs(engine),
      ...recordJobs(engine, storage.sweep),
      ...listingJobs(engine, storage.sweep),
      ...figureJobs(engine),
      ...accountDeletionJobs(engine, storage.sweep),
      ...(fakeProvider?.jobs ?? []),
      ...roomJobs(engine, functionEnv),
      ...domainJobs(engine, functionEnv),
      ...investingJobs(engine),
      ...integrationJobs(engine, functionEnv),
      ...(settings.signing ? signingJobs(engine, functionEnv) : []),
    ];
    const schedule = new Schedule(
      maintenanceJobs(engine, others),
      Math.random,
      leases && shareJobs(engine, leases),
    );
    opened.push(schedule);
    // See schemas/platform/foundation/due_work.sql.
    const stopWaking = await engine.listen('haven_jobs', {
      onMessage: (name) => schedule.wake(name),
      onGap: () => {},
    });
    opened.push({ close: stopWaking });
    const isKnownHost = knownHosts(settings, port);
    const isAllowedOrigin = allowedOrigins(settings, port);
    const isMailCaptured = () => providers.captured.has('email');
    const realtime = await RealtimeServer.open({
      engine,
      keys,
      bus,
      addressOf: clients.of,
      isKnownHost,
      isAllowedOrigin,
      ...(realtimeLimits ? { limits: realtimeLimits } : {}),
    });
    opened.push(realtime);
    const app = createApp({
      keys,
      engine,
      rest,
      realtime,
      site,
      identify,
      embeds: settings.embeds,
      timings,
      traces,
      isSecure: url().startsWith('https:'),
      storage: storage.routes,
      auth: createAuth({
        engine,
        keys,
        siteUrl: url,
        redirectAllowList: redirectAllowList(settings),
        limits: limits ?? DEFAULT_AUTH_LIMITS,
        now,
        clientAddress: (request) => request.headers.get(FRONT_HEADERS.address) ?? '',
      }),
      local: createLocalRoutes({
        engine,
        keys,
        url,
        access: new LocalAccess({ keys, url }),
        isMailCaptured,
        mail: createMailRoutes(engine, settle, url),
        archive: createArchiveRoutes({ engine, keys, dataDir: settings.dataDir, storage }),
        metrics,
        payments: fakeProvider?.routes,
      }),
      functionEnv,
      isKnownHost,
      isAllowedOrigin,
      addressOf: (c) => clients.of(c.env.incoming),
    });
    listener = await listen(app, settings.host, settings.port, { upgrades: realtime });
    opened.push(listener);
    opened.push(runner);
    if (worksOutbox) await runner.start();
    lock?.announce(listeningUrl(settings, port()));
    const { drain } = listener;
    return {
      url: url(),
      keys,
      engine,
      mailbox: `${url()}${LOCAL_MAILBOX}?key=${localKey(keys)}`,
      ...(password ? { demoPassword: password } : {}),
      ...(bus ? { process: bus.id } : {}),
      forgetProcess: (process) => bus?.forget(process),
      drain,
      close,
    };
  } catch (error) {
    // What can't be closed for lack of disk space is recovered at the next start.
    await close().catch(() => {});
    throw toStartupError(error, settings);
  }
}

/** Builds a webhook event of the fake provider in the payment provider's format. */
const eventFor = (payload: string, signature: string, url: string): Request =>
  new Request(`${url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });

const paymentSecrets = (keys: FakeProviderKeys): Record<string, string> => ({
  STRIPE_SECRET_KEY: keys.secretKey,
  STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
});
