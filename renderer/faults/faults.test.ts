import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULT_EVENT } from '#shared/operations/faults.ts';
import { readFault } from './reading.ts';
import { patternOf, reportOf } from './report.ts';

const failed = (error: unknown) => readFault(new ErrorEvent('error', { error }), []);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>The app</p></div>';
});

afterEach(() => {
  delete document.documentElement.dataset.screen;
  vi.restoreAllMocks();
});

describe('what a page tells of a fault', () => {
  it('is which file it was in, by its name alone, and nothing of the person', () => {
    const error = new TypeError('No profile for nora@people.example');
    error.stack = `TypeError\n at a (https://haven.example/assets/ListingPage-Bx1_2aZk.js:1:200)`;
    expect(failed(error)).toMatchObject({
      kind: 'app',
      message: 'TypeError: No profile for (address)',
      frame: 'ListingPage',
    });
  });

  it('is at which screen it was, as the table of routes writes it', () => {
    const paths = [{ path: '/property/:id' }, { path: '/messages' }];
    expect(patternOf('/property/3f0c1b2a', paths)).toBe('/property/:id');
    expect(patternOf('/messages/', paths)).toBe('/messages');
    expect(patternOf('/portal/secret', paths)).toBe('(unknown)');
  });

  it('has ids that the server takes, and what had not worked before', () => {
    window.havenLog = [{ at: new Date(Date.now() - 12_000).toISOString(), what: 'presence' }];
    const fault = failed(new Error('x'));
    if (fault === null) throw new Error('It was not told.');
    expect(reportOf(fault)).toMatchObject({
      error_id: expect.stringMatching(/^[0-9A-F]{8}$/),
      session_id: expect.stringMatching(/^[0-9A-F]{8}$/),
      log: [{ what: 'presence', ago: 12 }],
    });
    window.havenLog = [];
  });
});

describe('a fault is of the kind that it is', () => {
  it('a script that a release has removed', () => {
    const gone =
      'Failed to fetch dynamically imported module: https://h.example/assets/X-12345678.js';
    expect(failed(new TypeError(gone))).toMatchObject({ kind: 'chunk', frame: 'X' });
  });

  it('a start that came to nothing', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(failed(new Error('x'))).toMatchObject({ kind: 'mount' });
  });

  it('a part, where the page says so in its place, and the whole app, where nothing else is left', () => {
    const kindOf = (error: Error, kind: string) => {
      const event = new CustomEvent(FAULT_EVENT, { detail: { kind, error } });
      const fault = readFault(event, []);
      return fault && reportOf(fault).kind;
    };
    const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    expect(kindOf(gone(), 'route')).toBe('chunk');
    expect(kindOf(new Error('x'), 'route')).toBe('route');
    document.body.innerHTML = '<div id="root"><main>Something went wrong</main></div>';
    expect(kindOf(new Error('x'), 'route')).toBe('app');
    document.body.innerHTML = '<div id="root"><p role="alert">Failed to load component</p></div>';
    expect(kindOf(gone(), 'route')).toBe('part');
  });

  it('a picture', () => {
    const image = document.createElement('img');
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: image });
    expect(readFault(event, [])).toMatchObject({ kind: 'image', message: 'Image not available' });
  });

  it('what a screen says of itself, under the id that its reader was shown', () => {
    const detail = { id: '1A2B3C4D', kind: 'route', error: new Error('x') };
    const event = new CustomEvent(FAULT_EVENT, { detail });
    expect(readFault(event, [])).toMatchObject({ kind: 'route', errorId: '1A2B3C4D' });
  });
});

describe('what is no fault of the product is not told', () => {
  it.each([
    ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js' })],
    ['a loop of the browser’s own observer', 'ResizeObserver loop completed'],
    ['a request that was taken back', new DOMException('Taken back', 'AbortError')],
  ])('%s', (_what, error) => {
    expect(failed(error)).toBeNull();
  });

  it('a picture that did not come without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    expect(failed(gone)).toBeNull();
  });

  it('the same error a second time', () => {
    const error = new Error('x');
    const first = failed(error);
    if (first === null) throw new Error('It was not told.');
    expect(readFault(new ErrorEvent('error', { error }), [first])).toBeNull();
  });
});
