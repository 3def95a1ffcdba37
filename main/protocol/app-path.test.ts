import { describe, expect, it } from 'vitest';
import { appPath } from './app-path.ts';

describe('app path', () => {
  it.each(['/', '/auth', '/listings/42', '/a%20b'])(
    'resolves %s without an extension to a screen',
    (path) => {
      expect(appPath(path)).toBe('/app.html');
    },
  );

  it.each(['/first-paint.js', '/assets/index-B3_x.js', '/assets/inter-latin-wght-normal.woff2'])(
    'resolves %s to a file',
    (path) => {
      expect(appPath(path)).toBe(path);
    },
  );

  it.each([
    ['a way out', '/../package.json'],
    ['an encoded way out', '/%2e%2e/package.json'],
    ['an encoded way out with encoded slashes', '/..%2f..%2fetc%2fpasswd'],
    ['a way out without an extension', '/assets/..%2f..%2fetc/hosts'],
    ['a backslash', '/..%5c..%5cwindows%5cwin.ini'],
    ['a backslash in a screen', '/a%5cb'],
    ['a NUL', '/index.html%00.png'],
    ['a drive', '/C:/windows/win.ini'],
    ['a stream', '/index.html::$DATA.js'],
    ['a hidden file', '/.env'],
    ['a hidden folder', '/.git/config.js'],
    ['a doubled slash', '//evil.example/x.js'],
    ['a broken encoding', '/%E0%A4%A.js'],
    ['a letter that only looks like a dot', '/%u002e/x.js'],
    ['an overlong encoding', '/%c0%ae%c0%ae/x.js'],
  ])('is null for %s', (_what, path) => {
    expect(appPath(path)).toBeNull();
  });

  it('decodes a path only once', () => {
    expect(appPath('/%252e%252e%252fpackage.json')).toBeNull();
    expect(appPath('/%252e%252e')).toBe('/app.html');
  });
});
