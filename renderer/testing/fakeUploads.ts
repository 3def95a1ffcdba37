import { vi } from 'vitest';

/** Holds every upload after its first request until `finish` or `fail` is called. Undo with `vi.unstubAllGlobals()`. */
export function holdUploads() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  const location = 'http://backend.test/storage/v1/upload/resumable/a';
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201, headers: { location } }));
  class HeldPiece {
    upload = {};
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #size = 0;
    open() {
      this.status = 0;
    }
    setRequestHeader() {
      this.status = 0;
    }
    getResponseHeader = () => String(this.#size);
    abort() {
      this.onabort?.();
    }
    send(content: Blob) {
      this.#size = content.size;
      promise.then(
        () => {
          this.status = 204;
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldPiece);
  return { finish: resolve, fail: () => reject(new Error('offline')) };
}
