/** A document may allocate this much while it is read, whatever its size, and this many times its size. */
const BASE_BYTES = 96 * 1024 * 1024;
const SIZE_FACTOR = 8;

export const byteBudget = (size: number): number => BASE_BYTES + SIZE_FACTOR * size;

/**
 * Calls `exceed` once this thread has allocated more bytes than its budget. Every decoder of a document writes what it
 * unpacks into such arrays, so filters inside filters and streams that many pages share are counted too. V8's own
 * limits do not count them.
 */
export function limitBytes(budget: number, exceed: () => void): void {
  let left = budget;
  const counted: Uint8ArrayConstructor = new Proxy(Uint8Array, {
    construct(target, given: unknown[], asked) {
      const [source] = given;
      if (typeof source === 'number') spend(source);
      const made = Reflect.construct(target, given, asked === counted ? target : asked);
      if (typeof source !== 'number' && !(source instanceof ArrayBuffer)) spend(made.byteLength);
      return made;
    },
  });
  const spend = (bytes: number) => {
    left -= bytes;
    if (left < 0) exceed();
  };
  globalThis.Uint8Array = counted;
}
