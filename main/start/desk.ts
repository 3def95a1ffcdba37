import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SESSION_KEY } from '#shared/auth/auth-port.ts';
import { DESKTOP } from '#shared/desktop.ts';
import type { AuthPort, KeychainPort } from '#shared/host.ts';
import type { Handlers } from '#shared/ipc.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { contentPolicy } from '../protocol/content-policy.ts';
import { makeAppHandler } from '../protocol/serve-app.ts';
import { makeBroker } from '../session/broker.ts';
import { rememberWorkspace } from '../session/remembered-workspace.ts';
import {
  makeWorkspace,
  type Workspace,
  type WorkspaceChoice,
  workspaceId,
} from '../session/workspace.ts';
import { fileMarker } from '../vault/marker.ts';
import { prefixed } from '../vault/prefixed.ts';
import { Vault } from '../vault/vault.ts';
import { followDownloads } from './downloads.ts';
import type { Shell } from './shell.ts';

/** Everything that belongs to one workspace; another one meets none of it. */
export interface Desk {
  /** Where the windows of this workspace keep what pages store. */
  readonly partition: string;
  readonly auth: AuthPort;
  readonly backend: () => Promise<Workspace>;
  readonly keychain: Omit<KeychainPort, 'onChange'>;
  readonly downloads: Handlers<'downloads'>;
  close(): void;
}

const LOOPBACK = /^(?:127\.[\d.]+|localhost|\[::1\])$/;

export function openDesk(
  { desktop, windows, log }: Pick<Shell, 'desktop' | 'windows' | 'log'>,
  choice: WorkspaceChoice,
): Desk {
  const { openKeychain, rendererRoot } = desktop;
  const { app, net, session } = desktop.electron;
  const id = workspaceId(choice);
  const partition = `persist:${id}`;
  const folder = join(app.getPath('userData'), 'workspaces', id);
  const backend = rememberWorkspace(
    makeWorkspace(choice, (address) => net.fetch(address)),
    join(folder, 'address.json'),
  );

  const place = session.fromPartition(partition);
  guardPermissions(place, { usesLoopback: () => LOOPBACK.test(new URL(choice.url).hostname) });
  place.protocol.handle(
    DESKTOP.appScheme,
    makeAppHandler({
      root: rendererRoot,
      read: (path) => readFile(path),
      policy: contentPolicy(choice.url),
    }),
  );

  const downloads = followDownloads({ desktop, windows, log }, place, [
    DESKTOP.origin,
    new URL(choice.url).origin,
  ]);

  const vault = new Vault({
    openKeychain: async () => prefixed(await openKeychain(), id),
    marker: fileMarker(join(folder, 'signed-in')),
    sessionKey: SESSION_KEY,
  });
  const { auth, reread, close } = makeBroker({
    vault,
    workspace: backend,
    fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
  });
  auth.onChange((now) => {
    if (now === null) downloads.forget();
    windows.tell('session', 'changed', now);
  });
  auth.onRecovery(() => windows.tell('session', 'recovery', undefined));
  vault.onChange((standing) => windows.tell('keychain', 'changed', standing));

  return {
    partition,
    auth,
    backend,
    keychain: {
      standing: () => vault.standing(),
      async retry() {
        const standing = await vault.retry();
        reread();
        return standing;
      },
    },
    downloads: downloads.handlers,
    close,
  };
}
