import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const parent = (dataDir: string): string => join(dataDir, 'archives');

/** Temporary folder for packing and unpacking archives, on the data's disk so that files can be hard-linked. */
export interface WorkFolder {
  id: string;
  path: string;
  remove(): void;
}

export function makeWorkFolder(dataDir: string): WorkFolder {
  const id = randomUUID();
  mkdirSync(workFolder(dataDir, id).path, { recursive: true, mode: 0o700 });
  return workFolder(dataDir, id);
}

export function workFolder(dataDir: string, id: string): WorkFolder {
  const path = join(parent(dataDir), id);
  return { id, path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes leftovers of a killed backup or restore. The caller must hold the folder's lock. */
export const deleteStaleWorkFolders = (dataDir: string): void =>
  rmSync(parent(dataDir), { recursive: true, force: true });
