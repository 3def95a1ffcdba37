import {
  findField,
  type GroupValues,
  type Kind,
  readMembers,
  ScimError,
  toFlag,
  type UserValues,
} from './resources.ts';

const MAX_OPERATIONS = 200;

interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string | null;
  readonly value: unknown;
}

/** Reads the operations of a PATCH; their names ignore case. */
export function readOperations(body: unknown): readonly Operation[] {
  const all = findField(body, 'Operations');
  if (!Array.isArray(all) || all.length === 0 || all.length > MAX_OPERATIONS) {
    throw new ScimError(400, 'Send 1 to 200 Operations.', 'invalidSyntax');
  }
  return all.map((one) => {
    const op = String(findField(one, 'op') ?? '').toLowerCase();
    const path = findField(one, 'path');
    if (op !== 'add' && op !== 'replace' && op !== 'remove') {
      throw new ScimError(400, 'op has to be add, replace, or remove.', 'invalidSyntax');
    }
    if (path !== undefined && path !== null && (typeof path !== 'string' || path.length > 300)) {
      throw new ScimError(400, 'path has to be a text.', 'invalidPath');
    }
    const value = findField(one, 'value');
    if (op === 'remove' ? !path : value === undefined) {
      throw new ScimError(400, 'The operation has no target.', 'noTarget');
    }
    return { op, path: typeof path === 'string' && path !== '' ? path : null, value };
  });
}

const noPath = (path: string) => new ScimError(400, `${path} is not supported.`, 'invalidPath');

/** Attributes that this service stores; all others that directories send are ignored. */
const USER_FIELDS: Readonly<Record<string, keyof UserValues>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  active: 'active',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
};

/** Removes the schema that some directories put before an attribute. */
const normalize = (path: string): string =>
  path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i, '').toLowerCase();

/** Lists an operation's changes as paths and values: an object sets each of its attributes. */
function flatten({ op, path, value }: Operation): readonly (readonly [string, unknown])[] {
  if (op === 'remove') return [[normalize(path ?? ''), null]];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (path !== null && !(isObject && normalize(path) === 'name')) return [[normalize(path), value]];
  if (!isObject)
    throw new ScimError(400, 'Without a path, value has to be an object.', 'invalidValue');
  const prefix = path === null ? '' : `${normalize(path)}.`;
  return Object.entries(value).flatMap(([key, one]) =>
    normalize(key) === 'name' && typeof one === 'object' && one !== null
      ? Object.entries(one).map(([part, name]) => [`name.${part.toLowerCase()}`, name] as const)
      : [[prefix + normalize(key), one] as const],
  );
}

function setUserField(user: UserValues, path: string, value: unknown): UserValues {
  const field = USER_FIELDS[path];
  // Addresses, phones, titles, and the like are other people's business.
  if (field === undefined) return user;
  if (field === 'active') return { ...user, active: value === null ? false : toFlag(value) };
  if (value !== null && (typeof value !== 'string' || value.length > 1000)) {
    throw new ScimError(400, `${path} has to be a text.`, 'invalidValue');
  }
  if (field === 'userName' && !value) {
    throw new ScimError(400, 'userName is required.', 'invalidValue');
  }
  return { ...user, [field]: value || null };
}

export const patchUser = (user: UserValues, operations: readonly Operation[]): UserValues =>
  operations
    .flatMap(flatten)
    .reduce((changed, [path, value]) => setUserField(changed, path, value), user);

const MEMBER_PATH = /^members\[value eq "([0-9a-f-]{36})"\]$/i;

function patchMembers(group: GroupValues, { op, path, value }: Operation): GroupValues {
  const named = MEMBER_PATH.exec(path ?? '')?.[1];
  if (op === 'remove') {
    const isAll = named === undefined && (value === undefined || value === null);
    const removed = isAll ? [] : named === undefined ? readMembers(value) : [named.toLowerCase()];
    return { ...group, members: isAll ? [] : group.members.filter((id) => !removed.includes(id)) };
  }
  if (named !== undefined) throw noPath(path ?? '');
  const members = readMembers(value);
  return {
    ...group,
    members: op === 'replace' ? members : [...new Set([...group.members, ...members])],
  };
}

function setGroupField(group: GroupValues, name: string, value: unknown): GroupValues {
  if (name !== 'displayname' && name !== 'externalid') return group;
  if (name === 'displayname' && (typeof value !== 'string' || value.trim() === '')) {
    throw new ScimError(400, 'displayName is required.', 'invalidValue');
  }
  if (value !== null && typeof value !== 'string') {
    throw new ScimError(400, `${name} has to be a text.`, 'invalidValue');
  }
  return name === 'displayname'
    ? { ...group, displayName: value ?? '' }
    : { ...group, externalId: value };
}

export function patchGroup(group: GroupValues, operations: readonly Operation[]): GroupValues {
  let changed = group;
  for (const operation of operations) {
    const path = operation.path === null ? null : normalize(operation.path);
    if (path?.startsWith('members')) {
      changed = patchMembers(changed, { ...operation, path });
      continue;
    }
    for (const [name, value] of flatten(operation)) {
      changed =
        name === 'members'
          ? patchMembers(changed, { ...operation, path: 'members', value })
          : setGroupField(changed, name, value);
    }
  }
  return changed;
}

interface Condition {
  readonly field: string;
  readonly value: string;
}

const FILTER_FIELDS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  Users: {
    username: 'userName',
    'emails.value': 'userName',
    externalid: 'externalId',
    active: 'active',
    id: 'id',
  },
  Groups: { displayname: 'displayName', externalid: 'externalId', id: 'id' },
};
const WORK_EMAIL = /^emails\[type eq "work"\]\.value/i;

/** Splits at `and`, but not inside a quoted value. */
function splitConditions(filter: string): readonly string[] {
  const parts = [''];
  let isQuoted = false;
  for (let at = 0; at < filter.length; at += 1) {
    const char = filter[at] ?? '';
    if (char === '\\' && isQuoted) {
      parts[parts.length - 1] += filter.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (char === '"') isQuoted = !isQuoted;
    if (!isQuoted && filter.slice(at, at + 5).toLowerCase() === ' and ') {
      parts.push('');
      at += 4;
    } else {
      parts[parts.length - 1] += char;
    }
  }
  return parts;
}

/** Reads a text in quotes, true, or false; undefined for anything else. */
function readLiteral(source: string): string | undefined {
  const literal = source.trim();
  try {
    const value: unknown = JSON.parse(
      /^(?:true|false)$/i.test(literal) ? literal.toLowerCase() : literal,
    );
    return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a filter: `eq` comparisons joined by `and`, which is what directories send. */
export function readFilter(kind: Kind, filter: string | null): readonly Condition[] {
  if (filter === null || filter.trim() === '') return [];
  const parts = splitConditions(filter.slice(0, 1000).trim()).slice(0, 11);
  return parts.map((part) => {
    const plain = part.trim().replace(WORK_EMAIL, 'emails.value');
    const at = plain.toLowerCase().indexOf(' eq ');
    const field = at < 0 ? undefined : FILTER_FIELDS[kind][normalize(plain.slice(0, at).trim())];
    const value = readLiteral(plain.slice(at + 4));
    if (field === undefined || value === undefined || parts.length > 10) {
      throw new ScimError(400, 'Filter by eq and and, as the guide describes.', 'invalidFilter');
    }
    return { field, value };
  });
}
