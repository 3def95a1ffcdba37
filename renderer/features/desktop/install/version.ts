import { CACHE_BUST_PARAM, CACHE_NAME } from '#shared/desktop/offline/caching.ts';
import { CACHE_CLEAR_MS, VERSION_CHECK_MS } from '#shared/desktop/offline/limits.ts';
import {
  BUILD_VERSION_URL,
  type BuildVersion,
  SERVICE_WORKER_URL,
  type WorkerMessage,
} from '#shared/desktop/offline/service-worker.ts';
import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';

/** Historical name; the cleanup runs once every seven days. */
const CLEARED_KEY = 'haven.cache.daily';

/** Options: whether this is an app page, whose files an offline start needs, and the update callback. */
interface Watch {
  readonly isApp: boolean;
  readonly onNewVersion: () => void;
}

/** Registers only this build's service worker, checks for a new version every five minutes, and reports one. */
export function followVersion({ isApp, onNewVersion }: Watch): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  let isStopped = false;
  let first: string | null = null;

  const look = async () => {
    clearOldResponses(Date.now());
    await registration?.update().catch(() => undefined);
    const build = await readBuild();
    first ??= build;
    if (build !== null && build !== first && !isStopped) onNewVersion();
  };
  const onWorkerInstalled = async (worker: ServiceWorker) => {
    const build = await readBuild();
    if (isStopped) return;
    // The server already delivered this page in the new version.
    if (build !== null && build === first) worker.postMessage(TAKE_OVER);
    else onNewVersion();
  };
  const start = async () => {
    first = await readBuild();
    registration = await registerWorker();
    if (isStopped || registration === undefined) return;
    followWorker(registration, onWorkerInstalled);
    void keepFiles(isApp);
    // Files loaded before the worker took control.
    const keepRest = () => void keepFiles(isApp);
    navigator.serviceWorker.addEventListener('controllerchange', keepRest, { once: true });
  };
  void start();
  const isCheckEnabled = import.meta.env.VITE_VERSION_CHECK !== 'off';
  const timer = isCheckEnabled ? setInterval(() => void look(), VERSION_CHECK_MS) : undefined;
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

const TAKE_OVER = { kind: 'take-over' } as const satisfies WorkerMessage;

/** Clears the caches and reloads into the new version; returns false if there is unsaved work. */
export async function applyNewVersion(): Promise<boolean> {
  if (isUnsaved()) return false;
  if ('caches' in window) await caches.delete(CACHE_NAME).catch(() => false);
  const registration = await navigator.serviceWorker?.getRegistration();
  const { waiting } = registration ?? {};
  if (waiting) {
    const controllerChange = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, TAKE_OVER_MS);
    });
    waiting.postMessage(TAKE_OVER);
    await controllerChange;
  }
  location.reload();
  return true;
}

const TAKE_OVER_MS = 3000;

/** Fires `beforeunload` as a browser does before closing; forms with unsaved input cancel it. */
function isUnsaved(): boolean {
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unloadEvent);
  return unloadEvent.defaultPrevented;
}

async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  installTrustedTypes();
  const own = new URL(SERVICE_WORKER_URL, location.href).href;
  try {
    const there = await navigator.serviceWorker.getRegistrations();
    const others = there.filter(({ active, waiting, installing }) =>
      [active, waiting, installing].some((worker) => worker && worker.scriptURL !== own),
    );
    await Promise.all(others.map((registration) => registration.unregister()));
    return await navigator.serviceWorker.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
  } catch {
    // Without a service worker, the product still works online.
    return undefined;
  }
}

function followWorker(
  registration: ServiceWorkerRegistration,
  onWorkerInstalled: (worker: ServiceWorker) => Promise<void>,
): void {
  const follow = (worker: ServiceWorker) => {
    const look = () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) {
        void onWorkerInstalled(worker);
      }
    };
    worker.addEventListener('statechange', look);
    look();
  };
  if (registration.waiting) follow(registration.waiting);
  registration.addEventListener('updatefound', () => {
    if (registration.installing) follow(registration.installing);
  });
}

/** Caches what this page loaded before a service worker was active. */
async function keepFiles(isApp: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
  // Server-rendered pages inline their styles and list the files the next page needs.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const addresses = [...scripts, ...Array.from(sheets, ({ href }) => href)]
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === location.origin && isOfBuild(pathname))
    .map(({ pathname }) => pathname);
  active?.postMessage({ kind: 'keep', addresses, isApp } satisfies WorkerMessage);
}

const isOfBuild = (pathname: string): boolean => pathname.startsWith('/assets/');

/** Reads the build currently on the server. */
async function readBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${BUILD_VERSION_URL}?${CACHE_BUST_PARAM}=${Date.now()}`);
    const { build } = (await response.json()) as BuildVersion;
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}

/** Clears old cached responses and pages; build files stay. */
function clearOldResponses(now: number): void {
  try {
    const before = Number(localStorage.getItem(CLEARED_KEY) ?? 0);
    if (before <= now && now - before < CACHE_CLEAR_MS) return;
    localStorage.setItem(CLEARED_KEY, String(now));
    if (before !== 0) void caches.delete(CACHE_NAME).catch(() => false);
  } catch {
    // Without storage there is nothing cached either.
  }
}
