import type { EventEmitter } from 'node:events';

type EventMethod = 'on' | 'once' | 'off' | 'addListener' | 'removeListener';

/** The modeled parts of an Electron class, typed by `electron.d.ts`. */
export type Modelled<Whole> = { [Key in keyof Omit<Whole, EventMethod>]?: Whole[Key] };

const QUIET = new Set<PropertyKey>(['then', 'toJSON', 'constructor', Symbol.toStringTag]);

/**
 * A fake Electron object. Anything it doesn't model throws when accessed, so no test passes because a call did
 * nothing.
 */
export function createStrictStub<Whole extends object>(
  name: string,
  members: Modelled<Whole>,
  emitter?: EventEmitter,
): Whole {
  const events = emitter
    ? {
        on: emitter.on.bind(emitter),
        once: emitter.once.bind(emitter),
        off: emitter.off.bind(emitter),
      }
    : {};
  return new Proxy(Object.defineProperties(events, Object.getOwnPropertyDescriptors(members)), {
    get(target, key) {
      if (key in target) return Reflect.get(target, key);
      if (typeof key === 'symbol' || QUIET.has(key)) return undefined;
      throw new Error(`The stand-in for Electron does not model ${name}.${key}.`);
    },
  }) as Whole;
}

/** A preventable Electron event. */
export function preventableEvent<Details extends object>(details: Details) {
  let isPrevented = false;
  const event = {
    ...details,
    preventDefault: () => {
      isPrevented = true;
    },
    get defaultPrevented() {
      return isPrevented;
    },
  };
  return { event, isPrevented: () => isPrevented };
}
