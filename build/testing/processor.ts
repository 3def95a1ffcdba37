import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second there, on every machine. */
const TICKS_A_SECOND = 100;
const PLACE_OF_CHILDREN = 13;

/** What processes that this one started, and theirs, had of the processor until they ended; Linux alone says. */
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

/** The seconds of what has ended since somebody asked: asked at the end of each part, they are that part's. */
export function processorSeconds(): number {
  const now = ofEndedChildren();
  const since = now - counted;
  counted = now;
  return since;
}
