import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { KeychainPort } from '#shared/host.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { contentPolicy } from '../protocol/content-policy.ts';
import { makeAppHandler } from '../protocol/serve-app.ts';
import { makeBroker } from '../session/broker.ts';
import { registerSessionHandlers } from '../session/session-handlers.ts';
import { makeWorkspace, type Workspace, type WorkspaceAddress } from '../session/workspace.ts';
import { withWorkspaceCache } from '../session/workspace-cache.ts';
import { prefixed } from '../vault/keychain.ts';
import { fileMarker } from '../vault/marker.ts';
import { Vault } from '../vault/vault.ts';
import { type Downloads, followDownloads } from './downloads.ts';
import type { Shell } from './shell.ts';
import { setSpellChecker } from './spell-checker.ts';

/** Everything of one workspace, isolated from other workspaces. */
export interface WorkspaceContext {
  readonly id: string;
  /** Storage partition of this workspace's windows. */
  readonly partition: string;
  /** The server it uses. */
  readonly address: WorkspaceAddress;
  readonly session: Handlers<'session'>;
  readonly keychain: Omit<KeychainPort, 'onChange'>;
  readonly downloads: Downloads;
  backend(): Promise<Workspace>;
  /** True if a session is saved; doesn't need the keychain. */
  isSignedIn(): boolean;
  /** Updates the address of the same backend and keeps the user signed in. */
  moveTo(address: WorkspaceAddress): void;
  /** Signs out on this computer and deletes the session. */
  leave(): Promise<void>;
  /** Releases its resources and keeps saved data. */
  close(): void;
}

/** Options for opening a desk. */
export interface WorkspaceContextOptions {
  readonly id: string;
  /** The folder for non-secret data. */
  readonly folder: string;
  readonly address: WorkspaceAddress;
}

/** The caller is this process, which checks who is signed in. */
export const MAIN_PROCESS: Caller = { contentsId: -1 };

export const partitionOf = (id: string): string => `persist:${id}`;

/** Returns the id of the workspace that a partition belongs to. */
export const workspaceOf = (partition: string): string => partition.replace(/^persist:/, '');

/** Opens a workspace's keychain data, whether the workspace is open or not. */
export function openVault({ desktop }: Pick<Shell, 'desktop'>, id: string, folder: string): Vault {
  return new Vault({
    openKeychain: async () => prefixed(await desktop.openKeychain(), id),
    marker: fileMarker(join(folder, 'signed-in')),
    sessionKey: SESSION_KEY,
  });
}

const LOOPBACK = /^(?:127\.[\d.]+|localhost|\[::1\])$/;

export function openWorkspaceContext(
  shell: Pick<
    Shell,
    'desktop' | 'windows' | 'proxy' | 'log' | 'organization' | 'sessions' | 'signOuts'
  >,
  { id, folder, address: first }: WorkspaceContextOptions,
): WorkspaceContext {
  const { desktop, windows, proxy, sessions, signOuts } = shell;
  const { session } = desktop.electron;
  const partition = partitionOf(id);
  let address = first;

  const place = session.fromPartition(partition);
  setSpellChecker(place, shell);
  guardPermissions(place, { usesLoopback: () => LOOPBACK.test(new URL(address.url).hostname) });
  place.protocol.handle(
    DESKTOP.appScheme,
    makeAppHandler({
      root: desktop.rendererRoot,
      read: (path) => readFile(path),
      policy: () => contentPolicy(address.url, desktop.embeds),
    }),
  );

  const downloads = followDownloads(shell, place, () => [
    DESKTOP.origin,
    new URL(address.url).origin,
  ]);

  const vault = openVault(shell, id, folder);
  vault.onChange((standing) => windows.tell('keychain', 'changed', standing, partition));

  /** Creates the auth client for the current address. */
  function connect() {
    const backend = withWorkspaceCache(
      makeWorkspace(address, proxy.fetch),
      join(folder, 'address.json'),
    );
    const broker = makeBroker({
      vault,
      workspace: backend,
      fetch: (input, init) => proxy.fetch(input instanceof URL ? input.href : String(input), init),
    });
    broker.auth.onChange((now) => {
      if (now === null) {
        downloads.forget();
        signOuts.tell(id);
      }
      windows.tell('session', 'changed', now, partition);
      sessions.tell(id, now);
    });
    broker.auth.onRecovery(() => windows.tell('session', 'recovery', undefined, partition));
    return { backend, broker, session: registerSessionHandlers(broker.auth) };
  }
  let connection = connect();

  return {
    id,
    partition,
    downloads,
    get address() {
      return address;
    },
    get session() {
      return connection.session;
    },
    keychain: {
      standing: () => vault.standing(),
      async retry() {
        const standing = await vault.retry();
        connection.broker.reread();
        return standing;
      },
    },
    backend: () => connection.backend(),
    isSignedIn: () => vault.holdsSession(),
    moveTo(next) {
      address = next;
      connection.broker.close();
      connection = connect();
    },
    leave: () => connection.broker.leave(),
    close() {
      connection.broker.close();
      downloads.close();
      place.protocol.unhandle(DESKTOP.appScheme);
    },
  };
}
