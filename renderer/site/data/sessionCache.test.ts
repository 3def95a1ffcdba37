import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionCache } from './sessionCache.ts';

let now = 0;
const cache = createSessionCache({
  key: 'haven.test',
  accepts: (value): value is number => typeof value === 'number',
  freshSeconds: 600,
  keptSeconds: 1800,
  now: () => now,
});

describe('response cache shared by the pages of a visit', () => {
  beforeEach(() => {
    sessionStorage.clear();
    now = 1_000_000;
  });

  it('is fresh, then stale, then expired', () => {
    expect(cache.read()).toBeNull();
    cache.write(7);
    now += 599_000;
    expect(cache.read()).toEqual({ value: 7, isFresh: true });
    now += 1000;
    expect(cache.read()).toEqual({ value: 7, isFresh: false });
    now += 1_200_000;
    expect(cache.read()).toBeNull();
  });

  it('ignores invalid stored data', () => {
    sessionStorage.setItem('haven.test', '{"at":1,"value":"seven"}');
    expect(cache.read()).toBeNull();
    sessionStorage.setItem('haven.test', 'seven');
    expect(cache.read()).toBeNull();
  });
});
