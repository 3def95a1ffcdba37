import { expect, it, vi } from 'vitest';
import { vendorBlockedPrefixes } from '../access/closed-to-vendors.ts';
import { PRO_PARTS } from '../billing/claims.ts';
import { answerTo, notHereYetAnswer } from '../navigation/answers.ts';
import { APP_DOCUMENT } from '../navigation/documents.ts';
import { headerOfPath } from '../navigation/headers.ts';
import type { Route, RouteName } from '../routes.ts';
import { areas } from './areas.ts';
import { known } from './known.ts';
import type { PlannedRoute } from './names.ts';
import { isPathOf } from './path.ts';
import { catalogue, pathNames as names, redirects, routeNames, routeOf, routes } from './table.ts';
import { withParents } from './written.ts';

const paths = names.map((name): string => catalogue[name].path);

it('the catalogue gives every path one name', () => {
  expect(names.length).toBeGreaterThanOrEqual(317);
  expect(new Set(paths).size).toBe(names.length);
});

it('no name is told in two areas', () => {
  const told = Object.values(areas).flatMap((area) => Object.keys(area.routes));
  expect(told.length).toBe(names.length);
});

it('every screen above another one exists', () => {
  const built: readonly Route[] = routeNames.map((name) => routes[name]);
  const orphans = built.filter(
    ({ parent }) => parent !== undefined && !Object.hasOwn(routes, parent),
  );
  expect(orphans).toEqual([]);
});

it('a screen says what it is, unless it is a page of content, which does itself', () => {
  const silent = routeNames.filter((name) => {
    const { description, isPrerendered }: Route = routes[name];
    return description === undefined && isPrerendered !== true;
  });
  expect(silent).toEqual([]);
});

/** A router that knows one area takes what it finds there for what is meant. */
it('no path of an area looks like an address with a parameter of another one', () => {
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

it('no old address looks like one of a screen with a parameter, unless that is a page', () => {
  const patterns = routeNames
    .map((name): Route => routes[name])
    .filter(({ isPrerendered }) => !isPrerendered);
  const mistaken = redirects.filter(({ from }) =>
    patterns.some(({ path }) => isPathOf(path, from)),
  );
  expect(mistaken).toEqual([]);
});

it('exactly the four pro parts ask for a subscription', () => {
  const pro = names.filter((name) => catalogue[name].gate === 'pro');
  expect(pro.toSorted()).toEqual(PRO_PARTS.toSorted());
  expect(pro).toHaveLength(4);
});

it('addresses that begin with the same word say one header, or none', () => {
  const said = names.flatMap((name) => {
    const { path, header }: Route | PlannedRoute = catalogue[name];
    return header === undefined ? [] : [`${path.split('/')[1]}: ${header}`];
  });
  const beginnings = [...new Set(said)].map((one) => one.split(':')[0]);
  expect(beginnings.length).toBeGreaterThan(10);
  expect(beginnings).toEqual([...new Set(beginnings)]);
});

/** A browser has an area's records at hand once it stands in one of its screens, and no others for certain. */
it('every screen has the header that its own area and what is above it say', () => {
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

it('every prefix of the vendors’ rule is the beginning of a path', () => {
  const redirected = ['/listings', '/listing/'];
  const prefixes = vendorBlockedPrefixes.filter((prefix) => !redirected.includes(prefix));
  const idle = prefixes.filter((prefix) => !paths.some((path) => path.startsWith(prefix)));
  expect(idle).toEqual([]);
});

it('every redirect is answered with the app, which leads on, or leads to what is not here yet', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.filter((from) => paths.includes(from))).toEqual([]);
  expect(redirects.filter(({ to }) => !paths.includes(to))).toEqual([]);
  for (const { from, to } of redirects) {
    const { file } = routeOf(to) === null ? notHereYetAnswer : { file: APP_DOCUMENT };
    expect(answerTo(from).file).toBe(file);
  }
});

it('every redirect to an address with a parameter takes it along', () => {
  const parametersOf = (path: string) => path.match(/:\w+/g) ?? [];
  for (const { from, to } of redirects) expect(parametersOf(from)).toEqual(parametersOf(to));
});
