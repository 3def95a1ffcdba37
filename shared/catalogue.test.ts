import { expect, it } from 'vitest';
import { vendorBlockedPrefixes } from './access/gates.ts';
import { catalogue, type PathName } from './catalogue.ts';
import { answerTo, notHereYetAnswer } from './navigation/answers.ts';
import { APP_DOCUMENT } from './navigation/documents.ts';
import { headerNames, headers } from './navigation/headers.ts';
import { redirects } from './navigation/redirects.ts';
import { routeNames, routeOf, routes } from './routes.ts';

const names = Object.keys(catalogue) as PathName[];
const paths = names.map((name): string => catalogue[name].path);

it('the catalogue gives every path one name', () => {
  expect(names.length).toBe(317);
  expect(new Set(paths).size).toBe(names.length);
});

it('every screen that exists stands in the catalogue, with its access', () => {
  for (const name of routeNames) {
    expect(routes[name]).toMatchObject({
      path: catalogue[name].path,
      access: catalogue[name].access,
    });
  }
});

it('exactly the four pro parts ask for a subscription', () => {
  const pro = names.filter((name) => 'gate' in catalogue[name] && catalogue[name].gate === 'pro');
  expect(pro.map((name) => catalogue[name].path).toSorted()).toEqual([
    '/ai-workflow',
    '/deal-rooms',
    '/integrations',
    '/transactions',
  ]);
});

it('every prefix of a header and of the vendors’ rule is the beginning of a path', () => {
  const redirected = ['/listings', '/listing/'];
  const prefixes = [
    ...headerNames.flatMap((name): readonly string[] => headers[name].prefixes),
    ...vendorBlockedPrefixes.filter((prefix) => !redirected.includes(prefix)),
  ];
  const idle = prefixes.filter((prefix) => !paths.some((path) => path.startsWith(prefix)));
  expect(idle).toEqual([]);
});

it('all 23 redirects are answered with the app, which leads on, or lead to what is not here yet', () => {
  const sources = redirects.map(({ from }) => from);
  expect(new Set(sources).size).toBe(23);
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
