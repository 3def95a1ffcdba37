import { createRequire } from 'node:module';
import { isLongForm } from '../../build/testing/long-form.ts';

/*
 * The React of development takes twice the time of the one that people have: it looks for mistakes of which it
 * tells the console, where nobody reads them here. The long form draws with it. The other has no `act`, by which
 * Testing Library ends each step once all is done that follows from it: here is one. What React means to do in a
 * moment is remembered when it is loaded, and done at once when a step has ended.
 */
type Act = (step: () => unknown) => PromiseLike<unknown>;

const require = createRequire(import.meta.url);
const react = require('react') as Record<string, unknown>;

/** Lets React be loaded with other ways to do a thing later and to tell of an error, which it keeps. */
function loadReactWith(ways: object): () => void {
  const own = Object.fromEntries(
    Object.keys(ways).map((name) => [name, globalThis[name as keyof typeof globalThis]]),
  );
  Object.assign(globalThis, ways);
  const { flushSync } = require('react-dom') as { flushSync: () => void };
  require('react-dom/client');
  Object.assign(globalThis, own);
  return flushSync;
}

function makeAct(): Act {
  const waiting = new Set<() => void>();
  const errors: unknown[] = [];
  let depth = 0;

  const remembering = (later: (work: () => void) => void) => (work: () => void) => {
    const once = () => {
      if (waiting.delete(once)) work();
    };
    waiting.add(once);
    later(once);
  };
  const { reportError } = globalThis;
  const flushSync = loadReactWith({
    queueMicrotask: remembering(queueMicrotask),
    setImmediate: remembering(setImmediate),
    reportError: (error: unknown) => {
      if (depth > 0) errors.push(error);
      else reportError(error);
    },
  });

  /** Whoever ends the last step of those in each other does all that is to be done, and throws what went wrong. */
  function end(): void {
    if (depth === 1) {
      flushSync();
      while (waiting.size > 0) for (const work of [...waiting]) work();
    }
    depth -= 1;
    if (depth === 0 && errors.length > 0) throw errors.splice(0)[0];
  }

  return (step) => {
    depth += 1;
    let result: unknown;
    try {
      result = step();
    } catch (error) {
      depth -= 1;
      throw error;
    }
    if (result instanceof Promise) {
      return result.then(
        (value: unknown) => {
          end();
          return value;
        },
        (error: unknown) => {
          depth -= 1;
          throw error;
        },
      );
    }
    end();
    return Promise.resolve(result);
  };
}

/**
 * React of development notes for its warnings who made each element, by the stack of an error for each of the
 * first thousands within a second, and counts how many it has noted.
 */
function withoutNotes(): void {
  const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'));
  Object.defineProperty(internals?.[1], 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

// Before anything imports React; once for all files, which share it.
if (isLongForm) withoutNotes();
else react.act ??= makeAct();
