import { expect, it } from 'vitest';
import { resources, scopeOf } from './resources.ts';
import { allScopes } from './scopes.ts';
import { webhookEventTypes } from './webhookEvents.ts';

it('every verb of every resource has a permission that keys can be given', () => {
  const needed = resources.flatMap((resource) =>
    resource.verbs.map((verb) => scopeOf(resource, verb)),
  );
  expect([...new Set(needed)].toSorted()).toEqual([...allScopes].toSorted());
});

it('every event carries a resource of the API', () => {
  const names = resources.map(({ name }) => name);
  expect(webhookEventTypes.filter(({ resource }) => !names.includes(resource))).toEqual([]);
});
