import { mkdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { Engine } from '../db/engine.ts';
import { findLockHolder, lockFolder } from '../db/folder-lock.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { loadKeys } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { ArchiveError } from './manifest.ts';
import { deleteStaleWorkFolders } from './work-folder.ts';

/** Sends a request to the backend that holds the folder. Waits without a timeout, unlike `fetch`. */
export function requestRunningBackend(
  address: string,
  dataDir: string,
  path: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = new URL(`/_local/${path}`, address);
    const headers = { apikey: loadKeys(dataDir).secretKey };
    request(url, { method: 'POST', headers }, (response) => {
      if (response.statusCode === 200) return resolve(response);
      readMessage(response).then((message) => reject(new ArchiveError(message)), reject);
    })
      .once('error', () => reject(new ArchiveError(`No response from ${address}.`)))
      .end();
  });
}

async function readMessage(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  try {
    return String((JSON.parse(text) as { message: unknown }).message);
  } catch {
    return `The backend returned status ${response.statusCode}.`;
  }
}

/** Delegates the work to the backend that serves the folder, or opens the folder for the duration. */
export async function withDatabase<T>(
  settings: Settings,
  work: { served(address: string): Promise<T>; alone(engine: Engine): Promise<T> },
): Promise<T> {
  const holder = findLockHolder(settings.dataDir);
  if (holder) return work.served(holder.address);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(settings.dataDir, 'this machine, for a backup or a restore,');
  try {
    deleteStaleWorkFolders(settings.dataDir);
    const engine = await openEngine(settings);
    try {
      await migrate(engine);
      return await work.alone(engine);
    } finally {
      await engine.close();
    }
  } finally {
    lock.release();
  }
}
