/** Allocation budget for reading a document: this much plus a multiple of its size. */
const BASE_BYTES = 96 * 1024 * 1024;
const SIZE_FACTOR = 8;

export const byteBudget = (size: number): number => BASE_BYTES + SIZE_FACTOR * size;

/**
 * Calls `exceed` once this thread has allocated more bytes than its budget. Every document decoder writes its output
 * into such arrays, so nested filters and streams shared by many pages count too. V8's own limits don't include them.
 */
export function limitBytes(budget: number, exceed: () => void): void {
  let left = budget;
  const counted: Uint8ArrayConstructor = new Proxy(Uint8Array, {
    construct(target, args: unknown[], newTarget) {
      const [source] = args;
      if (typeof source === 'number') spend(source);
      const created = Reflect.construct(target, args, newTarget === counted ? target : newTarget);
      if (typeof source !== 'number' && !(source instanceof ArrayBuffer)) spend(created.byteLength);
      return created;
    },
  });
  const spend = (bytes: number) => {
    left -= bytes;
    if (left < 0) exceed();
  };
  globalThis.Uint8Array = counted;
}
