import { createRequire } from 'node:module';
import { isFullRun } from '../../build/testing/full-run.ts';

/* React's development build takes twice as long as production, because it checks for mistakes that it logs to a
   console no one reads here. The full run uses it. The production build has no `act`, which Testing Library uses to
   finish all resulting work after each step, so this file provides one. Work that React schedules for later is
   captured at load and run at the end of a step. */
type Act = (step: () => unknown) => PromiseLike<unknown>;

const require = createRequire(import.meta.url);
const react = require('react') as Record<string, unknown>;

/** Loads React with replacements for its scheduling and error reporting, which it keeps. */
function loadReactWith(overrides: object): () => void {
  const own = Object.fromEntries(
    Object.keys(overrides).map((name) => [name, globalThis[name as keyof typeof globalThis]]),
  );
  Object.assign(globalThis, overrides);
  const { flushSync } = require('react-dom') as { flushSync: () => void };
  require('react-dom/client');
  Object.assign(globalThis, own);
  return flushSync;
}

function makeAct(): Act {
  const pending = new Set<() => void>();
  const errors: unknown[] = [];
  let depth = 0;

  const remembering = (later: (work: () => void) => void) => (work: () => void) => {
    const once = () => {
      if (pending.delete(once)) work();
    };
    pending.add(once);
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

  /** When the outermost nested step ends, runs all pending work and throws any error. */
  function end(): void {
    if (depth === 1) {
      flushSync();
      while (pending.size > 0) for (const work of [...pending]) work();
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
 * Disables a development feature of React: it captures an error stack as the owner of each of the first thousand
 * elements per second, and counts them.
 */
function withoutNotes(): void {
  const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'));
  Object.defineProperty(internals?.[1], 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

// Runs before anything imports React, once for all files, which share it.
if (isFullRun) withoutNotes();
else react.act ??= makeAct();
