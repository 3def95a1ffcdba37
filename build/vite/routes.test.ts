import { describe, expect, it } from 'vitest';
import { findRouteNames } from './routes.ts';

const inFeature = '/project/renderer/features/deals/DealPage.tsx';

describe('a module of the built renderer', () => {
  it.each([
    ['a link in code', `linkTo("property", { id })`, ['property']],
    ['a link on a screen', `jsx(RouteLink, { to: "vendors" })`, ['vendors']],
    ['a line of a menu', `[{ to: 'agents', label: 'Find an Agent' }]`, ['agents']],
    ['two', `cond ? "auth" : "dashboard"`, ['auth', 'dashboard']],
    ['nothing that is not a route', `linkTo("nowhere")`, []],
    ['nothing that is only spelled alike', `const property = "a property"; auth()`, []],
  ])('includes the routes it names: %s', (_what, code, names) => {
    expect(findRouteNames(code, inFeature)).toEqual(names);
  });

  it('includes all routes of an area from its screens module', () => {
    const named = findRouteNames('export const screens = {};', '/p/renderer/app/screens/agents.ts');
    expect(named).toEqual(['agents', 'agent', 'findAnAgent']);
  });
});
