import { refused } from '#shared/auth/results.ts';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Bridge, IpcAnswer } from '#shared/desktop/ipc.ts';
import type { AuthPort, AuthResult, Host } from '#shared/host.ts';
import { authMessages } from '#shared/messages/auth.ts';
import { answered } from './desktop/answered.ts';
import { followComputer } from './desktop/followComputer.ts';
import { tellRefusals } from './desktop/tellRefusals.ts';
import { makeDesktopUpdates } from './desktop/updates.ts';
import { waitForListener } from './desktop/waitForListener.ts';
import { makeKeepUnsaved } from './desktop/work.ts';
import { makeWorkspacePort } from './desktop/workspace.ts';
import type { OpenChooser } from './pickHost.ts';

async function result<Value>(
  answer: Promise<IpcAnswer<AuthResult<Value>>>,
): Promise<AuthResult<Value>> {
  const given = await answer;
  if (given.ok) return given.value;
  // Too fast is too fast, whoever says it.
  const status = given.error === 'too-many' ? 429 : null;
  return { ok: false, failure: { message: authMessages.unknown, status, code: null } };
}

/** The auth port over the bridge: the session itself stays in the main process. */
function makeDesktopAuth({ session }: Bridge): AuthPort {
  return {
    session: () => answered(session.current()).catch(() => null),
    onChange: (listener) => session.onChanged(listener),
    onRecovery: (listener) => session.onRecovery(() => listener()),
    signIn: (credentials) => result(session.signIn(credentials)),
    signUp: (details) => result(session.signUp(details)),
    signOut: () => result(session.signOut()),
    signOutOthers: () => result(session.signOutOthers()),
    forget: () => answered(session.forget()),
    verify: (tokenHash, type) => result(session.verify({ tokenHash, type })),
    verifyCode: (code) => result(session.verifyCode(code)),
    exchange: (code) => result(session.exchange(code)),
    // Tokens in an address would put the refresh token into the page: the desktop has no such links.
    adopt: async () => refused(authMessages.linkIncomplete),
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
    accessToken: () => answered(session.accessToken()),
  };
}

/** What the main process could not take. */
const UNREACHED = { kind: 'failed', reason: 'system' } as const;

/** The desktop as a host, or the chooser in the window that has no workspace to start the app with. */
export async function openDesktop(bridge: Bridge, openChooser: OpenChooser): Promise<Host | null> {
  if (location.pathname !== DESKTOP.chooserPage) return makeDesktopHost(bridge);
  await openChooser(makeWorkspacePort(bridge));
  return null;
}

function makeDesktopHost(bridge: Bridge) {
  const { keychain, surroundings, routes, settings, diagnostics, notifications } = bridge;
  const { downloads, printing, updates, work } = bridge;
  followComputer(bridge);
  tellRefusals(() => answered(surroundings.backend()));
  const openExternal = (url: string) => void surroundings.openExternal(url).catch(() => undefined);
  return {
    auth: makeDesktopAuth(bridge),
    platform: { kind: 'desktop', isApple: /Mac/.test(navigator.userAgent) },
    keychain: {
      standing: () => answered(keychain.standing()),
      onChange: (listener) => keychain.onChanged(listener),
      retry: () => answered(keychain.retry()),
    },
    appSettings: {
      read: () => answered(settings.read()),
      change: (change) => answered(settings.change(change)),
      onChange: (listener) => settings.onChanged(listener),
    },
    diagnostics: {
      read: () => answered(diagnostics.read()),
      save: () => answered(diagnostics.save()),
      showLog: () => answered(diagnostics.showLog()),
    },
    updates: makeDesktopUpdates(updates),
    notifications: {
      show: (id) => answered(notifications.show({ id })).catch(() => UNREACHED),
      takeBack: (ids, because) =>
        void notifications.takeBack({ ids: [...ids], because }).catch(() => undefined),
      showCount: (count, name) =>
        void notifications.showCount({ count, name }).catch(() => undefined),
      test: () => answered(notifications.test()).catch(() => UNREACHED),
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
    backend: () => answered(surroundings.backend()),
    onRoute(listener) {
      const stop = routes.onShow(listener);
      void routes.ready().catch(() => undefined);
      return stop;
    },
    onSearch: waitForListener(routes.onSearch),
    openExternal,
    // No page of somebody else's opens in a window of ours: the provider's opens in the browser.
    leaveFor: openExternal,
    keepUnsaved: makeKeepUnsaved(work),
  } satisfies Host;
}
