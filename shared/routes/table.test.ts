import { expect, it, vi } from 'vitest';
import { vendorBlockedPrefixes } from '../access/closed-to-vendors.ts';
import { PRO_SCREENS } from '../account/billing/claims.ts';
import { APP_DOCUMENT } from '../navigation/documents.ts';
import { headerOfPath } from '../navigation/headers.ts';
import { resolvePathResponse } from '../navigation/path-responses.ts';
import type { Route, RouteName } from '../routes.ts';
import { areas } from './areas.ts';
import { withParents } from './embedded-routes.ts';
import { isPathOf } from './path.ts';
import { known } from './route-lookup.ts';
import { redirects, routeNames, routes } from './table.ts';

const paths = routeNames.map((name): string => routes[name].path);

it('gives every path one name', () => {
  expect(routeNames.length).toBeGreaterThanOrEqual(317);
  expect(new Set(paths).size).toBe(routeNames.length);
});

it('defines no name in two areas', () => {
  const told = Object.values(areas).flatMap((area) => Object.keys(area.routes));
  expect(told.length).toBe(routeNames.length);
});

it('has every parent screen', () => {
  const built: readonly Route[] = routeNames.map((name) => routes[name]);
  const orphans = built.filter(
    ({ parent }) => parent !== undefined && !Object.hasOwn(routes, parent),
  );
  expect(orphans).toEqual([]);
});

it('describes every screen, except content pages, which describe themselves', () => {
  const silent = routeNames.filter((name) => {
    const { description, isPrerendered }: Route = routes[name];
    return description === undefined && isPrerendered !== true;
  });
  expect(silent).toEqual([]);
});

/** A router that has loaded one area takes any match there as final. */
it("no area's path matches another area's parameterized path", () => {
  const patterns = routeNames
    .map((name): Route => routes[name])
    .filter(({ path }) => path.includes(':'));
  const mistaken = routeNames.flatMap((name) =>
    patterns
      .filter(
        (other) => other.area !== routes[name].area && isPathOf(other.path, routes[name].path),
      )
      .map((other) => `${name} for ${other.name}`),
  );
  expect(mistaken).toEqual([]);
});

it("no old URL matches a screen's parameterized path, unless that is a page", () => {
  const patterns = routeNames
    .map((name): Route => routes[name])
    .filter(({ isPrerendered }) => !isPrerendered);
  const mistaken = redirects.filter(({ from }) =>
    patterns.some(({ path }) => isPathOf(path, from)),
  );
  expect(mistaken).toEqual([]);
});

it('requires a subscription for exactly the four pro sections', () => {
  const pro = routeNames.filter((name) => routes[name].gate === 'pro');
  expect(pro.toSorted()).toEqual(PRO_SCREENS.toSorted());
  expect(pro).toHaveLength(4);
});

it('paths with the same first segment share one header or none', () => {
  const sectionHeaders = routeNames.flatMap((name) => {
    const { path, header }: Route = routes[name];
    return header === undefined ? [] : [`${path.split('/')[1]}: ${header}`];
  });
  const beginnings = [...new Set(sectionHeaders)].map((one) => one.split(':')[0]);
  expect(beginnings.length).toBeGreaterThan(10);
  expect(beginnings).toEqual([...new Set(beginnings)]);
});

/** A browser has an area's records once it opens one of its screens; others may not be loaded. */
it('every screen gets its header from its own area and its parents', () => {
  const headerNow = (name: RouteName) => headerOfPath(routes[name].path);
  const told = new Map(routeNames.map((name) => [name, headerNow(name)]));
  const astray = Object.keys(areas).flatMap((area) => {
    const near = routeNames.filter((name) => routes[name].area === area);
    vi.spyOn(known, 'all').mockReturnValue(withParents(near));
    return near.filter((name) => headerNow(name) !== told.get(name));
  });
  vi.restoreAllMocks();
  expect(astray).toEqual([]);
});

it('every prefix of the vendor rule starts an existing path', () => {
  const redirected = ['/listings', '/listing/'];
  const prefixes = vendorBlockedPrefixes.filter((prefix) => !redirected.includes(prefix));
  const idle = prefixes.filter((prefix) => !paths.some((path) => path.startsWith(prefix)));
  expect(idle).toEqual([]);
});

it('every redirect is served by the app, which forwards it', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.filter((from) => paths.includes(from))).toEqual([]);
  expect(redirects.filter(({ to }) => !paths.includes(to))).toEqual([]);
  for (const { from } of redirects) expect(resolvePathResponse(from).file).toBe(APP_DOCUMENT);
});

it('every redirect to a parameterized path keeps the parameter', () => {
  const parametersOf = (path: string) => path.match(/:\w+/g) ?? [];
  for (const { from, to } of redirects) expect(parametersOf(from)).toEqual(parametersOf(to));
});
