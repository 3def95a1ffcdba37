import type { Bridge } from '#shared/desktop/ipc.ts';
import type { Unsubscribe } from '#shared/host.ts';

/** Main asks before it ends a page that holds something; several forms of one page count as one. */
export function makeKeepUnsaved(work: Bridge['work']): () => Unsubscribe {
  let held = 0;
  const count = (change: 1 | -1) => {
    const had = held > 0;
    held += change;
    const has = held > 0;
    if (has !== had) void work.unsaved(has).catch(() => undefined);
  };
  return () => {
    let isHeld = true;
    count(1);
    return () => {
      if (isHeld) count(-1);
      isHeld = false;
    };
  };
}
