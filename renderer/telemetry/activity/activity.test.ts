import { describe, expect, test } from 'vitest';
import { RingBuffer } from './eventBuffer.ts';
import { PageViews } from './PageViews.ts';
import { activityRow, browserName, deviceType, parseResource } from './record.ts';
import { Visit } from './visit.ts';
import { activityByEndpoint, groupOfScreen, toActivityType } from './vocabulary.ts';

const MINUTE = 60_000;

test('counts a path once within three seconds and another immediately', () => {
  const views = new PageViews();
  expect([views.isNews('/a', 0), views.isNews('/a', 2999), views.isNews('/b', 2999)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(views.isNews('/a', 3000)).toBe(true);
});

describe('a visit', () => {
  const memory = () => {
    const stored = new Map<string, string>();
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
  };

  test('is long after five minutes, across reloads', () => {
    const storage = memory();
    const { id } = new Visit(storage, 0);
    const reloaded = new Visit(storage, 4 * MINUTE);
    expect(reloaded.id).toBe(id);
    expect([reloaded.isLong(5 * MINUTE - 1), reloaded.isLong(5 * MINUTE)]).toEqual([false, true]);
  });

  test('restarts after an absence of over half an hour', () => {
    const visit = new Visit(memory(), 0);
    const { id } = visit;
    visit.focus(30 * MINUTE);
    expect(visit.id).toBe(id);
    visit.focus(60 * MINUTE + 1);
    expect(visit.id).not.toBe(id);
    expect(visit.isLong(60 * MINUTE + 2)).toBe(false);
  });

  test('restarts if stored data is invalid or storage is unavailable', () => {
    const broken = { getItem: () => '{"id":7}', setItem: () => undefined };
    expect(new Visit(broken, 0).id).toMatch(/^[0-9a-f-]{36}$/);
    const refuses = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    };
    expect(new Visit(refuses, 0).id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.each([
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
] as const)('a %i px screen is a %s', (width, type) => {
  expect(deviceType(width)).toBe(type);
});

test('records the path and never the query', () => {
  const id = '3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11';
  const act = {
    type: 'page_view',
    group: 'property',
    message: 'Viewed',
    path: `/property/${id}`,
    sessionId: 's',
  } as const;
  const { metadata } = activityRow('u', act);
  expect(metadata).toMatchObject({
    resource_type: 'property',
    resource_id: id,
    device_type: 'desktop',
  });
  expect(parseResource('/dashboard')).toBeNull();
  expect(parseResource('/demos/ai-search')).toBeNull();
});

test('uses common browser names', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
  expect(browserName(chrome)).toBe('Chrome');
  expect(browserName(`${chrome} Edg/131.0`)).toBe('Edge');
  expect(browserName('curl')).toBe('Other');
});

test('maps an action to an allowed type and a screen to its group', () => {
  for (const name of Object.keys(activityByEndpoint))
    expect(toActivityType(name)).toMatch(/^[a-z][a-z_.]{1,60}$/);
  expect(groupOfScreen('/messages/1')).toBe('communication');
  expect(groupOfScreen('/search-alerts')).toBe('search');
  expect(groupOfScreen('/dashboard')).toBe('navigation');
});

test('a ring buffer keeps only the latest entries', () => {
  const ring = new RingBuffer<number>(3);
  for (const number of [1, 2, 3, 4]) ring.add(number);
  expect(ring.entries).toEqual([2, 3, 4]);
});
