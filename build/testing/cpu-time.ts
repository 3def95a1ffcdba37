import { readFileSync } from 'node:fs';

/** Linux counts these in hundredths of a second on every machine. */
const TICKS_A_SECOND = 100;
const PLACE_OF_CHILDREN = 13;

/** Returns the CPU time of this process's ended children and their children; Linux only. */
function ofEndedChildren(): number {
  try {
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(PLACE_OF_CHILDREN).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

let counted = 0;

/** Returns the CPU seconds of children that ended since the last call; called after each part, they are that part's. */
export function takeCpuSeconds(): number {
  const now = ofEndedChildren();
  const since = now - counted;
  counted = now;
  return since;
}
