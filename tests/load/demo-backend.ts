import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendOptions, startBackend } from '../../backend/backend.ts';
import { readSettings } from '../../backend/settings.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { copyDemo } from '../support/demo-folder.ts';

/** Starts a backend with a copy of the demo data. */
export async function startDemoBackend(options: Omit<BackendOptions, 'settings'>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-bench-'));
  await copyDemo(dataDir);
  const backend = await startBackend({
    settings: readSettings({
      PORT: '0',
      HAVEN_DATA_DIR: dataDir,
      HAVEN_DEMO_PASSWORD: DEMO_PASSWORD,
    }),
    ...options,
  });
  return { backend, dataDir };
}
