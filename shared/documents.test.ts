import { expect, it } from 'vitest';
import { documentOf, leadsSomewhere } from './documents.ts';

it.each([
  ['/', '/index.html'],
  ['/user-pricing', '/user-pricing.html'],
  ['/user-pricing/', '/user-pricing.html'],
  ['/features/deal-rooms', '/features/deal-rooms.html'],
  ['/integrations/powerbi', '/integrations/powerbi.html'],
  ['/integrations/hubspot', '/integrations/hubspot.html'],
])('the page at %s is the file %s', (path, file) => {
  expect(documentOf(path)).toEqual({ file, status: 200 });
});

it.each(['/auth', '/dashboard', '/admin/users', '/pricing', '/integrations/power-bi'])(
  '%s is a screen of the app',
  (path) => {
    expect(documentOf(path)).toEqual({ file: '/app.html', status: 200 });
  },
);

it.each(['/no/such/page', '/user-pricing/more', '/dashboards'])('nothing is at %s', (path) => {
  expect(documentOf(path)).toEqual({ file: '/404.html', status: 404 });
});

it.each([
  ['/', true],
  ['/auth?mode=sign-up', true],
  ['/help/cap-rates#normalize', true],
  ['/pricing', true],
  ['/listings/new', false],
  ['/no/such/page', false],
])('whether %s leads somewhere: %s', (to, answer) => {
  expect(leadsSomewhere(to)).toBe(answer);
});
