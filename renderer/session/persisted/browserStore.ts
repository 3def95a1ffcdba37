type UseStore = <Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest,
) => Promise<Result | undefined>;

/** A key-value store of this browser, in a database of its own. Calls return undefined if the browser has no storage. */
export const makeBrowserStore =
  (database: string, name: string): UseStore =>
  async <Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest) => {
    try {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(name);
      const opened = await resultOf<IDBDatabase>(opening);
      try {
        return await resultOf<Result>(use(opened.transaction(name, mode).objectStore(name)));
      } finally {
        opened.close();
      }
    } catch {
      return undefined;
    }
  };

const resultOf = <Result>(request: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
  });
