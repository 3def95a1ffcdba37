import { expect, it } from 'vitest';
import { documentOf, fileOf, pageNames } from './documents.ts';

it.each([
  ['/', '/index.html'],
  ['/user-pricing', '/user-pricing.html'],
  ['/user-pricing/', '/user-pricing.html'],
])('the page at %s is the file %s', (path, file) => {
  expect(documentOf(path)).toEqual({ file, status: 200 });
});

it.each(['/auth', '/dashboard', '/admin/users'])('%s is a screen of the app', (path) => {
  expect(documentOf(path)).toEqual({ file: '/app.html', status: 200 });
});

it.each(['/no/such/page', '/user-pricing/more', '/dashboards'])('nothing is at %s', (path) => {
  expect(documentOf(path)).toEqual({ file: '/404.html', status: 404 });
});

it('every page has a file of its own', () => {
  const files = pageNames.map(fileOf);
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('/404.html');
});
