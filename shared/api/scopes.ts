import { resources, scopeOf } from './resources.ts';

export interface ScopeGroup {
  readonly resource: string;
  readonly title: string;
  readonly isWritable: boolean;
}

/** Resources that a key can be limited to. `private.list_api_scopes` has the same list; a test compares the two. */
export const scopeGroups: readonly ScopeGroup[] = resources
  .filter(({ scope }) => scope === undefined)
  .map((resource) => ({
    resource: resource.name,
    title: resource.title,
    isWritable: resource.verbs.some((verb) => scopeOf(resource, verb).endsWith(':write')),
  }));

export const allScopes: readonly string[] = scopeGroups.flatMap(({ resource, isWritable }) => [
  `${resource}:read`,
  ...(isWritable ? [`${resource}:write`] : []),
]);
