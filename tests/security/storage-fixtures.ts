import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { backend, type NewUser } from '../support/backend.ts';
import { PDF } from '../support/file-samples.ts';

type Bucket = ReturnType<NewUser['client']['storage']['from']>;

export const documents = (person: NewUser): Bucket => person.client.storage.from('documents');
export const avatars = (person: NewUser): Bucket => person.client.storage.from('avatars');
export const ownPath = (person: NewUser) => `${person.id}/${randomUUID()}`;

/** Returns the path of this user's confidential file. */
export async function uploadConfidentialFile(person: NewUser): Promise<string> {
  const path = ownPath(person);
  expect((await documents(person).upload(path, PDF)).error).toBeNull();
  return path;
}

interface Refusable {
  error: { statusCode?: string | undefined } | null;
}

export const getErrorStatus = async (call: PromiseLike<Refusable>) =>
  (await call).error?.statusCode;
export const DENIED = '403';
export const MISSING = '404';

export const storageFolder = () => join(backend().dataDir, 'storage');
export const filesOnDisk = () => readdirSync(join(storageFolder(), 'files')).length;
