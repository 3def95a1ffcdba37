import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ANALYTICS_BUFFER_LIMIT } from '#shared/constants.ts';
import { canCountVisit, setUncounted } from './canCountVisit.ts';
import { VisitQueue } from './VisitQueue.ts';
import { InteractionDelays, LayoutShifts } from './vitals.ts';

describe('counting opt-outs', () => {
  afterEach(() => setUncounted(false));

  it.each([
    [{}, true],
    [{ doNotTrack: '0', globalPrivacyControl: false, webdriver: false }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ webdriver: true }, false],
  ])('with %j: %s', (environment, counted) => {
    expect(canCountVisit(environment)).toBe(counted);
  });

  it('exclude a device whose owner opted out', () => {
    setUncounted(true);
    expect(canCountVisit({})).toBe(false);
  });
});

describe('event queue', () => {
  it('contains a screen once within three seconds', () => {
    const queue = new VisitQueue();
    for (const at of [0, 2999, 6100]) queue.add({ kind: 'view', path: '/faq' }, at);
    queue.add({ kind: 'view', path: '/about' }, 10);
    expect(queue.take(7000).map((visitEvent) => 'path' in visitEvent && visitEvent.path)).toEqual([
      '/faq',
      '/faq',
      '/about',
    ]);
  });

  it('is limited to the buffer and reports when it is full', () => {
    const queue = new VisitQueue();
    const full = Array.from({ length: ANALYTICS_BUFFER_LIMIT + 20 }, () =>
      queue.add({ kind: 'fault', path: '/faq' }, 0),
    );
    expect(full.indexOf(true)).toBe(ANALYTICS_BUFFER_LIMIT - 1);
    expect(queue.take(0)).toHaveLength(ANALYTICS_BUFFER_LIMIT);
    expect(queue.take(0)).toEqual([]);
  });

  it("sends each event's age and keeps its ID on retry", () => {
    const queue = new VisitQueue();
    queue.add({ kind: 'search', name: 'memory care', value: 0 }, 1000);
    const [first] = queue.take(4000);
    expect(first).toMatchObject({ kind: 'search', name: 'memory care', ago: 3000 });
    if (first !== undefined) queue.putBack([first], 5000);
    expect(queue.take(6000)).toEqual([{ ...first, ago: 4000 }]);
  });
});

test('merges nearby layout shifts up to five seconds long and reports the worst', () => {
  const shifts = new LayoutShifts();
  for (const [startTime, value] of [
    [0, 0.1],
    [900, 0.1],
    [3000, 0.15],
  ] as const) {
    shifts.add({ startTime, value });
  }
  expect(shifts.worst).toBeCloseTo(0.2);
  shifts.add({ startTime: 3100, value: 5, hadRecentInput: true });
  expect(shifts.worst).toBeCloseTo(0.2);
  const long = new LayoutShifts();
  for (let at = 0; at < 10_000; at += 900) long.add({ startTime: at, value: 0.1 });
  expect(long.worst).toBeCloseTo(0.6);
});

test("uses an interaction's longest part and ignores the worst of fifty", () => {
  const waits = new InteractionDelays();
  expect(waits.worst).toBeNull();
  waits.add({ startTime: 0, interactionId: 1, duration: 120 });
  waits.add({ startTime: 0, interactionId: 1, duration: 300 });
  waits.add({ startTime: 0, interactionId: 0, duration: 9000 });
  expect(waits.worst).toBe(300);
  for (let id = 2; id <= 50; id += 1) {
    waits.add({ startTime: 0, interactionId: id, duration: 16 + id });
  }
  expect(waits.worst).toBe(66);
});

describe('a visit', () => {
  const requests: { url: string; init: RequestInit }[] = [];
  const createReporter = (token: string | null) => ({
    address: async () => ({
      url: 'https://haven.example',
      publishableKey: 'public',
      mailbox: null,
    }),
    token: async () => token,
  });
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    requests.length = 0;
    sessionStorage.clear();
    vi.resetModules();
    vi.doMock('./vitals.ts', () => ({ observeVitals: () => () => [['LCP', 900]] }));
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      requests.push({ url, init });
      return new Response('1');
    });
    // Flushes screens opened by other test files in this window.
    hide();
    vi.restoreAllMocks();
    requests.length = 0;
    return () => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      localStorage.clear();
    };
  });

  it("sends nothing until the page is hidden, then once with the page's data", async () => {
    const { recordPageView: seePage, recordSearch: noteSearch } = await import('./visits.ts');
    seePage('/property/:id', createReporter('token'));
    noteSearch('memory care', 3);
    await vi.waitFor(() => undefined);
    expect(requests).toEqual([]);
    hide();
    expect(requests).toHaveLength(1);
    const [{ url, init } = { url: '', init: {} }] = requests;
    expect(url).toBe('https://haven.example/rest/v1/rpc/record_visits');
    expect(init).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer token' } });
    const { events, session, device, referrer } = JSON.parse(`${init.body}`);
    expect(session).toMatch(/^[0-9a-f-]{36}$/);
    expect({ device, referrer }).toEqual({ device: 'desktop', referrer: '' });
    expect(events).toMatchObject([
      { kind: 'view', path: '/property/:id' },
      { kind: 'search', name: 'memory care', value: 3 },
      { kind: 'vital', path: '/property/:id', name: 'LCP', value: 900 },
    ]);
    hide();
    expect(requests).toHaveLength(1);
  });

  it('includes the tested layout for the home page and sign-ups', async () => {
    localStorage.setItem('ab_test_homepage_layout', 'simplified');
    const { recordPageView: seePage, recordSignUp: noteSignUp } = await import('./visits.ts');
    seePage('/', createReporter(null));
    noteSignUp();
    await vi.waitFor(() => undefined);
    hide();
    const { events } = JSON.parse(`${requests[0]?.init.body}`);
    expect(events.slice(0, 3)).toMatchObject([
      { kind: 'view' },
      { kind: 'exposure', name: 'simplified' },
      { kind: 'conversion', name: 'simplified' },
    ]);
  });

  it('sends nothing if the user opted out', async () => {
    localStorage.setItem('haven.uncounted', '');
    const { recordPageView: seePage, recordSearch: noteSearch } = await import('./visits.ts');
    seePage('/', createReporter(null));
    noteSearch('memory care', 3);
    hide();
    expect(requests).toEqual([]);
  });
});
