/** A cached response, as stored on this computer. */
export interface StoredResponse {
  readonly user: string;
  /** The RTK Query cache key. */
  readonly key: string;
  readonly at: number;
  /** The build that made the request; another build may interpret the response differently. */
  readonly build: string;
  /** Encrypted if `isSealed`. */
  readonly text: string;
  readonly isSealed: boolean;
}

const NAME = 'haven.answers';
/** Schema version of the entries; a change clears the database. */
const FORM = 2;
const STORE = 'answers';

const MAX_RESPONSES = 200;
export const MAX_RESPONSE_LENGTH = 200_000;
/** A shift of a whole community; there are only a few of these. */
export const MAX_SEALED_LENGTH = 3_000_000;
/** After a longer absence, nothing is shown rather than outdated data. */
const OLDEST_MS = 30 * 86_400_000;

/** One connection per window, reused however often the frame is left and entered; it lasts until the window closes. */
let connection: Promise<IDBDatabase> | undefined;

/** One user's cached responses, in the page's own IndexedDB. */
export class ResponseStore {
  /** Returns the user's last response if this build may show it. */
  async read(user: string, key: string, build: string): Promise<StoredResponse | null> {
    const store = await this.#store('readonly');
    const found = await resultOf<StoredResponse | undefined>(store.get([user, key]));
    return found !== undefined && mayShow(found, user, build) ? found : null;
  }

  async write(responses: readonly StoredResponse[]): Promise<void> {
    const store = await this.#store('readwrite');
    for (const response of responses) store.put(response);
    const surplus = (await resultOf(store.count())) - MAX_RESPONSES;
    if (surplus > 0)
      await deleteWhere(store.index('at').openCursor(), (_response, n) => n < surplus);
  }

  /** Removes entries of other users, other builds, or past the age limit. */
  async leaveOnly(user: string, build: string): Promise<void> {
    const store = await this.#store('readwrite');
    await deleteWhere(store.openCursor(), (response) => !mayShow(response, user, build));
  }

  async remove(user: string, key: string): Promise<void> {
    const store = await this.#store('readwrite');
    await resultOf(store.delete([user, key]));
  }

  /** Removes what was encrypted, once its key is gone. */
  async eraseSealed(): Promise<void> {
    const store = await this.#store('readwrite');
    await deleteWhere(store.openCursor(), ({ isSealed }) => isSealed);
  }

  async erase(): Promise<void> {
    const store = await this.#store('readwrite');
    await resultOf(store.clear());
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    connection ??= open().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return (await connection).transaction(STORE, mode).objectStore(STORE);
  }
}

function mayShow(response: StoredResponse, user: string, build: string): boolean {
  return response.user === user && response.build === build && Date.now() - response.at < OLDEST_MS;
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, FORM);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    for (const name of database.objectStoreNames) database.deleteObjectStore(name);
    const store = database.createObjectStore(STORE, { keyPath: ['user', 'key'] });
    store.createIndex('at', 'at');
  };
  return resultOf(opening).then((database) => {
    // A newer build in another window must not wait for this one.
    database.onversionchange = () => {
      connection = undefined;
      database.close();
    };
    return database;
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
  });
}

function deleteWhere(
  request: IDBRequest<IDBCursorWithValue | null>,
  isWrong: (answer: StoredResponse, index: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let index = 0;
    request.onerror = () => reject(request.error ?? new Error('The database failed.'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (cursor === null) return resolve();
      if (isWrong(cursor.value as StoredResponse, index)) cursor.delete();
      index += 1;
      cursor.continue();
    };
  });
}
