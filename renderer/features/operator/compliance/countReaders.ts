import type { WrittenPolicy } from './complianceShapes.ts';

/** How many must read the latest version and how many have. */
export function countReaders({ readers, versions }: WrittenPolicy) {
  const latest = versions[0]?.number ?? null;
  const done = latest === null ? 0 : readers.filter(({ number }) => number === latest).length;
  return { done, all: readers.length, outstanding: latest === null ? 0 : readers.length - done };
}
