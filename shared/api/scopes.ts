/** A resource that a key can be limited to. */
export interface ScopeGroup {
  readonly resource: string;
  readonly title: string;
  readonly isWritable: boolean;
}

const group = (resource: string, title: string, isWritable = false): ScopeGroup => ({
  resource,
  title,
  isWritable,
});

/**
 * Reads residents' health records. Only keys with an expiry and allowed addresses can have it, and never an app or "Select
 * all"; the table of keys requires the same.
 */
export const CARE_SCOPE = 'care:read';
export const CARE_SCOPE_DAYS = 90;

/** Resources of keys' permissions. `private.list_api_scopes` and the resources have the same; tests compare them. */
export const scopeGroups: readonly ScopeGroup[] = [
  group('contacts', 'Contacts', true),
  group('companies', 'Companies', true),
  group('deals', 'Deals', true),
  group('leads', 'Leads', true),
  group('events', 'Events', true),
  group('properties', 'Properties', true),
  group('transactions', 'Transactions', true),
  group('tasks', 'Tasks', true),
  group('messages', 'Messages', true),
  group('saved_searches', 'Saved searches', true),
  group('listings', 'Listings'),
  group('documents', 'Documents'),
  group('vendors', 'Vendors'),
  group('projects', 'Projects'),
  group('communities', 'Communities'),
  group('census', 'Census'),
  group('work_orders', 'Work orders'),
  group('courses', 'Courses'),
];

export const allScopes: readonly string[] = scopeGroups.flatMap(({ resource, isWritable }) => [
  `${resource}:read`,
  ...(isWritable ? [`${resource}:write`] : []),
]);
