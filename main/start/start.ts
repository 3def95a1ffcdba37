import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { SESSION_KEY } from '#shared/auth/auth-port.ts';
import { DESKTOP } from '#shared/desktop.ts';
import { makeOpenExternal } from '../guards/external-links.ts';
import { guardNavigation } from '../guards/navigation.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { Router } from '../ipc/router.ts';
import { contentPolicy } from '../protocol/content-policy.ts';
import { makeAppHandler } from '../protocol/serve-app.ts';
import { answerSession } from '../session/answer-session.ts';
import { makeBroker } from '../session/broker.ts';
import { makeWorkspace, type WorkspaceChoice, workspaceId } from '../session/workspace.ts';
import type { Keychain } from '../vault/keychain.ts';
import { fileMarker } from '../vault/marker.ts';
import { prefixed } from '../vault/prefixed.ts';
import { Vault } from '../vault/vault.ts';
import { windowOptions } from '../window/options.ts';
import { makeOpenOwnPage } from '../window/own-page.ts';
import { Windows } from '../window/windows.ts';
import { LinkQueue } from './link-queue.ts';

/** What of Electron the core uses; only `main.ts` imports the real one. */
type ElectronParts = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'ipcMain' | 'net' | 'protocol' | 'session' | 'shell'
>;

export interface Desktop {
  readonly electron: ElectronParts;
  readonly workspace: (facts: { isPackaged: boolean }) => WorkspaceChoice;
  readonly openKeychain: () => Promise<Keychain>;
  readonly rendererRoot: string;
  readonly preload: string;
  readonly argv: readonly string[];
  /** Follows a `haven:` link that the system handed over. */
  readonly followLink: (link: string, windows: Windows) => void;
  readonly report: (what: string, fault: unknown) => void;
}

const linkIn = (argv: readonly string[]): string | undefined =>
  argv.find((argument) => argument.startsWith(`${DESKTOP.linkScheme}:`));

/**
 * Puts the app together. Runs to its end before Electron can be ready, because schemes, the sandbox
 * and the lock must be settled by then.
 */
export function start(desktop: Desktop): void {
  const { electron, argv, followLink, report } = desktop;
  const { app, protocol } = electron;

  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([
    {
      scheme: DESKTOP.appScheme,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
      },
    },
  ]);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }

  const links = new LinkQueue();
  const first = linkIn(argv);
  if (first !== undefined) links.push(first);
  app.on('open-url', (event, link) => {
    event.preventDefault();
    links.push(link);
  });
  void app
    .whenReady()
    .then(() => run(desktop, links, followLink))
    .catch((fault: unknown) => report('start', fault));
}

function run(desktop: Desktop, links: LinkQueue, followLink: Desktop['followLink']): void {
  const { electron, rendererRoot, preload, report } = desktop;
  const { app, BrowserWindow, ipcMain, net, session, shell } = electron;
  const { isPackaged } = app;
  const choice = desktop.workspace({ isPackaged });
  const id = workspaceId(choice);
  const partition = `persist:${id}`;
  const workspace = makeWorkspace(choice, (address) => net.fetch(address));

  const windows = new Windows({
    BrowserWindow,
    options: () => windowOptions({ preload, partition, isPackaged }),
  });
  const openExternal = makeOpenExternal(shell);
  const openOwnPage = makeOpenOwnPage(windows);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, { openExternal, openOwnPage });
  });

  const place = session.fromPartition(partition);
  const usesLoopback = () => /^(?:127\.|localhost$|\[::1\]$)/.test(new URL(choice.url).hostname);
  for (const guarded of [place, session.defaultSession]) {
    guardPermissions(guarded, { usesLoopback });
  }
  const policy = contentPolicy(choice.url);
  place.protocol.handle(
    DESKTOP.appScheme,
    makeAppHandler({ root: rendererRoot, read: (path) => readFile(path), policy: () => policy }),
  );

  const vault = new Vault({
    openKeychain: async () => prefixed(await desktop.openKeychain(), id),
    marker: fileMarker(join(app.getPath('userData'), 'workspaces', id, 'signed-in')),
    sessionKey: SESSION_KEY,
  });
  const { auth, reread } = makeBroker({
    vault,
    workspace,
    fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
  });
  auth.onChange((now) => windows.tell('session', 'changed', now));
  auth.onRecovery(() => windows.tell('session', 'recovery', undefined));
  vault.onChange((standing) => windows.tell('keychain', 'changed', standing));

  const router = new Router({ ipc: ipcMain, isKnownWindow: (one) => windows.isKnown(one), report });
  router.serve('session', answerSession(auth));
  router.serve('keychain', {
    standing: () => vault.standing(),
    async retry() {
      const standing = await vault.retry();
      reread();
      return standing;
    },
  });
  router.serve('surroundings', {
    backend: workspace,
    openExternal: (address) => {
      openExternal(address);
      return undefined;
    },
  });

  app.on('second-instance', (_event, argv) => {
    const link = linkIn(argv);
    if (link === undefined) windows.present();
    else links.push(link);
  });
  app.on('activate', () => windows.present());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });

  windows.open();
  links.followWith((link) => followLink(link, windows));
}
