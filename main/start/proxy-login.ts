import { readFile } from 'node:fs/promises';
import type { AuthInfo, BrowserWindow } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { ProxyLoginAnswer, ProxyLoginQuestion } from '#shared/desktop/proxy-login.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { contentPolicy } from '../protocol/content-policy.ts';
import { makeAppHandler } from '../protocol/serve-app.ts';
import { makeNetFetch, type NetFetch } from '../proxy/net-fetch.ts';
import {
  type ProxyAttempt,
  ProxyPasswords,
  type SavedProxyPasswords,
} from '../proxy/proxy-passwords.ts';
import { ChunkedStore } from '../vault/chunked-store.ts';
import { prefixed } from '../vault/keychain.ts';
import { probe } from '../vault/vault.ts';
import type { Desktop } from './desktop.ts';
import type { Shell } from './shell.ts';

/** In memory only, with no server in its content policy. */
const PARTITION = 'proxy-login';
const SIZE = { width: 460, height: 580, minWidth: 390, minHeight: 420 };
/** Pages' requests that a proxy stopped; older ones are forgotten. */
const MAX_ATTEMPTS = 200;

/** Without values, the request is canceled. */
type LoginCallback = (username?: string, password?: string) => void;

export interface ProxyLogin {
  readonly handlers: Handlers<'proxyLogin'>;
  /** Sends this process's requests through the system's proxy. */
  readonly fetch: NetFetch;
  /** Answers the updater, whose requests have their own session. */
  answerUpdater(info: AuthInfo, callback: LoginCallback): void;
  /** The user repeats an action, so a canceled dialog may open again. */
  askAgain(): void;
}

/** Asks for the passwords of proxies, for requests of pages, of this process and of the updater. */
export function serveProxyLogin(shell: Pick<Shell, 'desktop' | 'windows' | 'clock'>): ProxyLogin {
  const { desktop, windows, clock } = shell;
  const { app, net, session } = desktop.electron;
  let isPrepared = false;
  /** Not at startup, because most networks have no such proxy. */
  function prepare(): void {
    if (isPrepared) return;
    isPrepared = true;
    const place = session.fromPartition(PARTITION);
    guardPermissions(place, { usesLoopback: () => false });
    place.on('will-download', (event) => event.preventDefault());
    place.protocol.handle(
      DESKTOP.appScheme,
      makeAppHandler({
        root: desktop.rendererRoot,
        read: (path) => readFile(path),
        policy: () => contentPolicy(null),
      }),
    );
  }

  let open: {
    readonly window: BrowserWindow;
    readonly question: ProxyLoginQuestion;
    readonly settle: (answer: ProxyLoginAnswer | null) => void;
  } | null = null;
  /** One dialog at a time; a second proxy waits for the first. */
  let queue: Promise<unknown> = Promise.resolve();

  function show(question: ProxyLoginQuestion): Promise<ProxyLoginAnswer | null> {
    prepare();
    return new Promise((resolve) => {
      const window = windows.openDialog(DESKTOP.proxyLoginPage, PARTITION, SIZE);
      const settle = (answer: ProxyLoginAnswer | null) => {
        open = null;
        resolve(answer);
        if (!window.isDestroyed()) window.destroy();
      };
      window.once('closed', () => settle(null));
      open = { window, question, settle };
    });
  }

  const passwords = new ProxyPasswords({
    clock,
    saved: openSavedPasswords(desktop),
    ask(question) {
      const answered = queue.then(() => show(question));
      queue = answered;
      return answered;
    },
  });

  const attempts = new Map<string, ProxyAttempt>();
  function attemptOf(key: string): ProxyAttempt {
    const attempt = attempts.get(key) ?? { tried: null };
    attempts.delete(key);
    attempts.set(key, attempt);
    const [oldest] = attempts.keys();
    if (attempts.size > MAX_ATTEMPTS && oldest !== undefined) attempts.delete(oldest);
    return attempt;
  }

  // Without a listener, Electron cancels the request. A server's own request for a password stays canceled.
  app.on('login', (event, contents, { url }, info, callback) => {
    if (!info.isProxy) return;
    event.preventDefault();
    answer(info, attemptOf(`${contents?.id ?? ''} ${url}`), callback);
  });

  function answer(info: AuthInfo, attempt: ProxyAttempt, callback: LoginCallback): void {
    void passwords.answer(info, attempt).then(
      (given) => (given === null ? callback() : callback(given.username, given.password)),
      () => callback(),
    );
  }

  /** The window of the dialog is the only caller; a workspace's page can't read or answer the question. */
  function openQuestion({ contentsId }: Caller) {
    if (open === null || open.window.webContents.id !== contentsId) {
      throw new Error('Only the open dialog can do this.');
    }
    return open;
  }

  return {
    fetch: makeNetFetch({ request: (options) => net.request(options), passwords, clock }),
    answerUpdater(info, callback) {
      const attempt = attemptOf(`updater ${info.host}:${info.port}`);
      if (info.isProxy) answer(info, attempt, callback);
      else callback();
    },
    askAgain: () => passwords.askAgain(),
    handlers: {
      question: (_request, caller) => openQuestion(caller).question,
      answer(answer, caller) {
        openQuestion(caller).settle(answer);
        return undefined;
      },
      cancel(_request, caller) {
        openQuestion(caller).settle(null);
        return undefined;
      },
    },
  };
}

/** Opens the keychain at the first password, because most networks have no such proxy. */
function openSavedPasswords(desktop: Pick<Desktop, 'openKeychain'>): SavedProxyPasswords {
  let opening: Promise<ChunkedStore | null> | undefined;
  const store = () => {
    opening ??= desktop.openKeychain().then(
      async (keychain) => {
        const own = prefixed(keychain, 'proxy');
        return (await probe(own)) === 'ready' ? new ChunkedStore(own) : null;
      },
      () => null,
    );
    return opening;
  };
  return {
    canSave: async () => (await store()) !== null,
    read: async (key) => (await store())?.read(key) ?? null,
    write: async (key, text) => (await store())?.write(key, text),
    remove: async (key) => (await store())?.remove(key),
  };
}
