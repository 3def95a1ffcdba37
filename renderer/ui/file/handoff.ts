/** Files carried from a public page into the app, across sign-in, in this browser's IndexedDB. */
const DATABASE = 'haven.handoff';
const STORE = 'files';
/** An unclaimed file is deleted after a day. */
const OLDEST_MS = 86_400_000;

/** Key of the file that waits for its first screen. */
export const NEW_LISTING = 'new-listing';

export const MAX_HANDOFF_BYTES = 50_000_000;
export const HANDOFF_TYPES = '.csv,.tsv,.xlsx,.pdf,.doc,.docx';

interface Entry {
  readonly file: File;
  readonly at: number;
}

/** Stores a file under a key, replacing an earlier one. */
export const saveHandoff = (key: string, file: File): Promise<unknown> =>
  inStore('readwrite', (store) => store.put({ file, at: Date.now() } satisfies Entry, key));

/** Returns the file under a key; null if there is none or it is too old. */
export async function readHandoff(key: string): Promise<File | null> {
  const found = (await inStore('readonly', (store) => store.get(key))) as Entry | undefined;
  if (found === undefined) return null;
  if (Date.now() - found.at <= OLDEST_MS) return found.file;
  await removeHandoff(key);
  return null;
}

export const removeHandoff = (key: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(key));

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
