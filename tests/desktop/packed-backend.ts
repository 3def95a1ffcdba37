import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  CLOSE_LOCAL_BACKEND,
  type LocalBackendMessage,
} from '../../shared/desktop/local-backend.ts';
import { SHORT_LIVED_V8_FLAGS } from '../support/child-backend.ts';
import type { PackedApp } from '../support/packed-app.ts';

/** Runs the packed backend without the checkout, on a data folder that is prepared first. */
export async function runPackedBackend(
  app: PackedApp,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-try-'));
  // Outside the checkout, whose packages would otherwise be found.
  cpSync(join(app.resources, 'app.asar.unpacked'), join(folder, 'app'), { recursive: true });
  await prepare(join(folder, 'data'));
  const script = join(folder, 'app/dist/desktop/backend/backend/utility.js');
  const env = {
    PORT: '0',
    HAVEN_DATA_DIR: join(folder, 'data'),
    HAVEN_SEED: 'none',
    // A shell variable of the user must not redirect the app's own data.
    DATABASE_URL: 'postgres://somebody@127.0.0.1:1/else',
  };
  const child = fork(script, [], { cwd: folder, env, execArgv: SHORT_LIVED_V8_FLAGS });
  try {
    const [backendMessage] = (await once(child, 'message')) as [LocalBackendMessage];
    if (backendMessage.kind !== 'ready')
      throw new Error(`The backend failed: ${JSON.stringify(backendMessage)}`);
    const response = await fetch(`${backendMessage.url}/_local/health`);
    expect(await response.json()).toEqual({ status: 'ok' });
    const asFunction = await fetch(`${backendMessage.url}/functions/v1/send-signup-notification`, {
      method: 'POST',
      headers: { apikey: backendMessage.publishableKey },
      body: '{}',
    });
    expect(asFunction.status).not.toBe(404);
    const second = fork(script, [], { env, execArgv: SHORT_LIVED_V8_FLAGS, silent: true });
    expect((await once(second, 'message'))[0]).toEqual({ kind: 'failed', reason: 'in-use' });
    child.send(CLOSE_LOCAL_BACKEND);
    expect((await once(child, 'exit'))[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
