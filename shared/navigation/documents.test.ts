import { expect, it } from 'vitest';
import { isForMembers } from '../access/gates.ts';
import { routeNames, routes } from '../routes/table.ts';
import { isKnownPath } from '../routes.ts';
import { resolvePathResponse } from './path-responses.ts';

it.each([
  ['/', '/index.html'],
  ['/user-pricing', '/user-pricing.html'],
  ['/user-pricing/', '/user-pricing.html'],
  ['/features/deal-rooms', '/features/deal-rooms.html'],
  ['/integrations/powerbi', '/integrations/powerbi.html'],
  ['/integrations/hubspot', '/integrations/hubspot.html'],
])('maps the page at %s to the file %s', (path, file) => {
  expect(resolvePathResponse(path)).toMatchObject({ file, status: 200 });
});

it.each(['/auth', '/dashboard', '/admin/users', '/pricing', '/integrations/power-bi'])(
  'serves the app at %s',
  (path) => {
    expect(resolvePathResponse(path)).toMatchObject({ file: '/app.html', status: 200 });
  },
);

it.each(['/no/such/page', '/user-pricing/more', '/dashboards', '/app-settings'])(
  'returns not found at %s',
  (path) => {
    expect(resolvePathResponse(path)).toEqual({ file: '/404.html', status: 404, isIndexed: false });
  },
);

it.each([
  ['/', true],
  ['/auth?mode=sign-up', true],
  ['/help/cap-rates#normalize', true],
  ['/pricing', true],
  ['/listings/new', true],
  ['/no/such/page', false],
])('reports whether %s leads somewhere: %s', (to, expected) => {
  expect(isKnownPath(to)).toBe(expected);
});

it.each([
  ['/dashboard', false],
  ['/vendor-dashboard', false],
  ['/broker-dashboard', false],
  ['/haven-realty-dashboard', false],
  ['/investor/deals', false],
  ['/analytics', false],
  ['/investment-opportunities', true],
  ['/pricing', true],
  ['/user-pricing', true],
])('reports whether search engines may index %s: %s', (path, expected) => {
  expect(resolvePathResponse(path).isIndexed).toBe(expected);
});

it('never indexes a screen that requires a session', () => {
  const members = routeNames.filter((name) => isForMembers(routes[name]));
  expect(members.length).toBeGreaterThan(10);
  expect(members.filter((name) => resolvePathResponse(routes[name].path).isIndexed)).toEqual([]);
});

it.each([
  ['/property/7', { name: 'property', id: '7' }],
  ['/listings/7', { name: 'property', id: '7' }],
  ['/vendor/7', { name: 'vendor', id: '7' }],
  ['/agent/7', { name: 'agent', id: '7' }],
  ['/vendors', undefined],
])('identifies the record at %s by name and id', (path, record) => {
  expect(resolvePathResponse(path).record).toEqual(record);
});
