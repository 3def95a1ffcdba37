import { createAuthFailure } from '#shared/account/auth/results.ts';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Bridge, IpcResult } from '#shared/desktop/ipc.ts';
import type { ProxyLoginPort } from '#shared/desktop/proxy-login.ts';
import type { UpdatesPort } from '#shared/desktop/updates.ts';
import type { AuthPort, AuthResult, Host, Unsubscribe, WorkspacePort } from '#shared/host.ts';
import { authMessages } from '#shared/texts/auth.ts';
import { reportCspViolations } from './desktop/reportCspViolations.ts';
import { unwrapIpcAnswer } from './desktop/unwrapIpcAnswer.ts';
import type { StandalonePages } from './pickHost.ts';

async function result<Value>(
  request: Promise<IpcResult<AuthResult<Value>>>,
): Promise<AuthResult<Value>> {
  const response = await request;
  if (response.ok) return response.value;
  // Rate limits map to 429, no matter where they came from.
  const status = response.error === 'too-many' ? 429 : null;
  return { ok: false, failure: { message: authMessages.unknown, status, code: null } };
}

/** The auth port over the bridge. The session stays in the main process. */
function makeDesktopAuth({ session }: Bridge): AuthPort {
  return {
    session: () => unwrapIpcAnswer(session.current()).catch(() => null),
    onChange: (listener) => session.onChanged(listener),
    onRecovery: (listener) => session.onRecovery(() => listener()),
    signIn: (credentials) => result(session.signIn(credentials)),
    signUp: (details) => result(session.signUp(details)),
    signOut: () => result(session.signOut()),
    signOutOthers: () => result(session.signOutOthers()),
    forget: () => unwrapIpcAnswer(session.forget()),
    verify: (tokenHash, type) => result(session.verify({ tokenHash, type })),
    verifyCode: (code) => result(session.verifyCode(code)),
    exchange: (code) => result(session.exchange(code)),
    // The desktop has no such links: tokens in a URL would expose the refresh token to the page.
    adopt: async () => createAuthFailure(authMessages.linkIncomplete),
    resend: (email, redirect) =>
      result(session.resend({ email, ...(redirect === undefined ? {} : { redirect }) })),
    requestReset: (email) => result(session.requestReset(email)),
    changePassword: (change) => result(session.changePassword(change)),
    sendPasswordCode: () => result(session.sendPasswordCode()),
    changeEmail: (change) => result(session.changeEmail(change)),
    refresh: () => result(session.refresh()),
    secondFactor: {
      list: () => result(session.listFactors()),
      setUp: () => result(session.setUpFactor()),
      confirm: (factorId, code) => result(session.confirmFactor({ factorId, code })),
      prove: (code) => result(session.proveFactor(code)),
      remove: (factorId) => result(session.removeFactor(factorId)),
    },
    accessToken: () => unwrapIpcAnswer(session.accessToken()),
  };
}

/** Returned when the main process could not handle the request. */
const UNREACHED = { kind: 'failed', reason: 'system' } as const;

/** Returns the desktop host, or shows the page of a window that has no workspace to start the app with. */
export async function createDesktopHost(
  bridge: Bridge,
  pages: StandalonePages,
): Promise<Host | null> {
  const { pathname } = location;
  if (pathname === DESKTOP.chooserPage) await pages.openChooser(makeWorkspacePort(bridge));
  else if (pathname === DESKTOP.proxyLoginPage) {
    await pages.openProxyLogin(makeProxyLoginPort(bridge));
  } else return makeDesktopHost(bridge);
  return null;
}

const makeProxyLoginPort = ({ proxyLogin }: Bridge): ProxyLoginPort => ({
  question: () => unwrapIpcAnswer(proxyLogin.question()),
  answer: (answer) => unwrapIpcAnswer(proxyLogin.answer(answer)),
  cancel: () => unwrapIpcAnswer(proxyLogin.cancel()),
});

function makeDesktopHost(bridge: Bridge) {
  const { keychain, surroundings, routes, settings, diagnostics, notifications } = bridge;
  const { downloads, printing, updates, work } = bridge;
  followComputer(bridge);
  reportCspViolations(() => unwrapIpcAnswer(surroundings.backend()));
  const openExternal = (url: string) => void surroundings.openExternal(url).catch(() => undefined);
  return {
    auth: makeDesktopAuth(bridge),
    platform: { kind: 'desktop', isApple: /Mac/.test(navigator.userAgent) },
    keychain: {
      standing: () => unwrapIpcAnswer(keychain.standing()),
      onChange: (listener) => keychain.onChanged(listener),
      retry: () => unwrapIpcAnswer(keychain.retry()),
    },
    appSettings: {
      read: () => unwrapIpcAnswer(settings.read()),
      change: (change) => unwrapIpcAnswer(settings.change(change)),
      onChange: (listener) => settings.onChanged(listener),
    },
    diagnostics: {
      read: () => unwrapIpcAnswer(diagnostics.read()),
      save: () => unwrapIpcAnswer(diagnostics.save()),
      showLog: () => unwrapIpcAnswer(diagnostics.showLog()),
    },
    updates: makeDesktopUpdates(updates),
    notifications: {
      show: (id) => unwrapIpcAnswer(notifications.show({ id })).catch(() => UNREACHED),
      takeBack: (ids, because) =>
        void notifications.takeBack({ ids: [...ids], because }).catch(() => undefined),
      showCount: (count, name) =>
        void notifications.showCount({ count, name }).catch(() => undefined),
      test: () => unwrapIpcAnswer(notifications.test()).catch(() => UNREACHED),
    },
    downloads: {
      onChange: (listener) => downloads.onChanged(listener),
      cancel: (id) => void downloads.cancel(id).catch(() => undefined),
      showInFolder: (id) => void downloads.showInFolder(id).catch(() => undefined),
      drag: (id) => void downloads.drag(id).catch(() => undefined),
    },
    printing: { onOutcome: (listener) => printing.onOutcome(listener) },
    print: () => void printing.print().catch(() => undefined),
    workspace: makeWorkspacePort(bridge),
    backend: () => unwrapIpcAnswer(surroundings.backend()),
    onRoute(listener) {
      const stop = routes.onShow(listener);
      void routes.ready().catch(() => undefined);
      return stop;
    },
    onSearch: waitForListener(routes.onSearch),
    onFind: (listener) => bridge.page.onFind(() => listener()),
    openExternal,
    // External pages never open in an app window; the provider's page opens in the browser.
    leaveFor: openExternal,
    keepUnsaved: makeKeepUnsaved(work),
  } satisfies Host;
}

/** Reports page state to the main process: network status and the first paint. */
function followComputer({ page }: Pick<Bridge, 'page'>): void {
  const notifyNetwork = () => void page.network(navigator.onLine).catch(() => undefined);
  addEventListener('online', notifyNetwork);
  addEventListener('offline', notifyNetwork);
  notifyNetwork();
  page.onDraw((question) => {
    void waitForPaint().then(() => page.drawn({ question }).catch(() => undefined));
  });
}

/** Resolves after a frame is painted. A hidden page paints none and doesn't need to. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    // The second frame starts after the first is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** The updates port: new versions found by the main process. */
function makeDesktopUpdates(updates: Bridge['updates']): UpdatesPort {
  return {
    standing: () => unwrapIpcAnswer(updates.standing()),
    onChange: (listener) => updates.onChanged(listener),
    check: () => unwrapIpcAnswer(updates.check()),
    download: () => unwrapIpcAnswer(updates.download()),
    cancel: () => unwrapIpcAnswer(updates.cancel()),
    restart: () => unwrapIpcAnswer(updates.restart()),
    postpone: () => unwrapIpcAnswer(updates.postpone()),
    setChannel: (channel) => unwrapIpcAnswer(updates.setChannel(channel)),
  };
}

/** Buffers events that arrive before a listener is mounted; only the newest listener receives them. */
function waitForListener(
  listen: (heard: () => void) => Unsubscribe,
): (listener: () => void) => Unsubscribe {
  let isPending = false;
  let current: (() => void) | null = null;
  listen(() => {
    isPending = current === null;
    current?.();
  });
  return (listener) => {
    current = listener;
    if (isPending) listener();
    isPending = false;
    return () => {
      if (current === listener) current = null;
    };
  };
}

/** The main process asks before closing a page with unsaved work. Several forms on one page count as one. */
function makeKeepUnsaved(work: Bridge['work']): () => Unsubscribe {
  let held = 0;
  const count = (change: 1 | -1) => {
    const had = held > 0;
    held += change;
    const has = held > 0;
    if (has !== had) void work.unsaved(has).catch(() => undefined);
  };
  return () => {
    let isHeld = true;
    count(1);
    return () => {
      if (isHeld) count(-1);
      isHeld = false;
    };
  };
}

function makeWorkspacePort({ workspace }: Bridge): WorkspacePort {
  return {
    standing: () => unwrapIpcAnswer(workspace.standing()),
    onChange: (listener) => workspace.onChanged(listener),
    localData: () => unwrapIpcAnswer(workspace.localData()),
    list: () => unwrapIpcAnswer(workspace.list()),
    onList: (listener) => workspace.onList(listener),
    switchTo: (id) => unwrapIpcAnswer(workspace.switchTo(id)),
    addAccount: () => unwrapIpcAnswer(workspace.addAccount()),
    remove: (id) => unwrapIpcAnswer(workspace.remove(id)),
    change: () => unwrapIpcAnswer(workspace.change()),
    chooser: {
      openHosted: (project) => unwrapIpcAnswer(workspace.openHosted(project)),
      openLocal: () => unwrapIpcAnswer(workspace.openLocal()),
      retry: () => unwrapIpcAnswer(workspace.retry()),
      cancel: () => unwrapIpcAnswer(workspace.cancel()),
      keep: () => unwrapIpcAnswer(workspace.keep()),
    },
    localBackend: {
      status: () => unwrapIpcAnswer(workspace.localStatus()),
      backUp: () => unwrapIpcAnswer(workspace.backUp()),
      restore: (name) => unwrapIpcAnswer(workspace.restore(name)),
      showBackups: () => unwrapIpcAnswer(workspace.showBackups()),
    },
    eraseLocal: () => unwrapIpcAnswer(workspace.eraseLocal('delete')),
  };
}
