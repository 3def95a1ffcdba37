import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ERROR_EVENT } from '#shared/admin/operations/client-errors.ts';
import { parseClientError } from './parseFault.ts';
import { reportOf, toRoutePattern } from './report.ts';

const failed = (error: unknown) => parseClientError(new ErrorEvent('error', { error }), []);

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><p>The app</p></div>';
});

afterEach(() => {
  delete document.documentElement.dataset.screen;
  vi.restoreAllMocks();
});

describe('error report', () => {
  it('contains only the file name and nothing about the user', () => {
    const error = new TypeError('No profile for nora@people.example');
    error.stack = `TypeError\n at a (https://haven.example/assets/ListingPage-Bx1_2aZk.js:1:200)`;
    expect(failed(error)).toMatchObject({
      kind: 'app',
      message: 'TypeError: No profile for (address)',
      frame: 'ListingPage',
    });
  });

  it("contains the screen's route pattern", () => {
    const paths = [{ path: '/property/:id' }, { path: '/messages' }];
    expect(toRoutePattern('/property/3f0c1b2a', paths)).toBe('/property/:id');
    expect(toRoutePattern('/messages/', paths)).toBe('/messages');
    expect(toRoutePattern('/portal/secret', paths)).toBe('(unknown)');
  });

  it('has IDs the server accepts and earlier failures', () => {
    window.havenLog = [{ at: new Date(Date.now() - 12_000).toISOString(), what: 'presence' }];
    const errorDetail = failed(new Error('x'));
    if (errorDetail === null) throw new Error('It was not told.');
    expect(reportOf(errorDetail)).toMatchObject({
      error_id: expect.stringMatching(/^[0-9A-F]{8}$/),
      session_id: expect.stringMatching(/^[0-9A-F]{8}$/),
      log: [{ what: 'presence', ago: 12 }],
    });
    window.havenLog = [];
  });
});

describe('error kind', () => {
  it('is a chunk error for a script removed by a release', () => {
    const gone =
      'Failed to fetch dynamically imported module: https://h.example/assets/X-12345678.js';
    expect(failed(new TypeError(gone))).toMatchObject({ kind: 'chunk', frame: 'X' });
  });

  it('is a start error for an app that fails to start', () => {
    document.body.innerHTML = '<div id="root"></div>';
    expect(failed(new Error('x'))).toMatchObject({ kind: 'mount' });
  });

  it('is a part error if the page shows it in place, and an app error if nothing else is left', () => {
    const kindOf = (error: Error, kind: string) => {
      const event = new CustomEvent(CLIENT_ERROR_EVENT, { detail: { kind, error } });
      const errorDetail = parseClientError(event, []);
      return errorDetail && reportOf(errorDetail).kind;
    };
    const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    expect(kindOf(gone(), 'route')).toBe('chunk');
    expect(kindOf(new Error('x'), 'route')).toBe('route');
    document.body.innerHTML = '<div id="root"><main>Something went wrong</main></div>';
    expect(kindOf(new Error('x'), 'route')).toBe('app');
    document.body.innerHTML = '<div id="root"><p role="alert">Failed to load component</p></div>';
    expect(kindOf(gone(), 'route')).toBe('part');
  });

  it('is an image error for an image', () => {
    const image = document.createElement('img');
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: image });
    expect(parseClientError(event, [])).toMatchObject({
      kind: 'image',
      message: 'Image not available',
    });
  });

  it("matches a screen's own report, with the ID shown to the user", () => {
    const detail = { id: '1A2B3C4D', kind: 'route', error: new Error('x') };
    const event = new CustomEvent(CLIENT_ERROR_EVENT, { detail });
    expect(parseClientError(event, [])).toMatchObject({ kind: 'route', errorId: '1A2B3C4D' });
  });
});

describe('ignored errors', () => {
  it.each([
    ['an extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js' })],
    ['a loop of the browser’s own observer', 'ResizeObserver loop completed'],
    ['a request that was taken back', new DOMException('Conversion undone', 'AbortError')],
  ])('%s', (_what, error) => {
    expect(failed(error)).toBeNull();
  });

  it('include an image that failed to load offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    expect(failed(gone)).toBeNull();
  });

  it('include a repeated error', () => {
    const error = new Error('x');
    const first = failed(error);
    if (first === null) throw new Error('It was not told.');
    expect(parseClientError(new ErrorEvent('error', { error }), [first])).toBeNull();
  });
});
