import * as s from '../../../shared/shape.ts';

export const SCHEMAS = {
  Users: 'urn:ietf:params:scim:schemas:core:2.0:User',
  Groups: 'urn:ietf:params:scim:schemas:core:2.0:Group',
} as const;
export type Kind = keyof typeof SCHEMAS;

const reference = s.object({ value: s.text, display: s.text });
export const isUser = s.object({
  id: s.text,
  userName: s.text,
  externalId: s.orNull(s.text),
  givenName: s.orNull(s.text),
  familyName: s.orNull(s.text),
  displayName: s.orNull(s.text),
  active: s.bool,
  version: s.number,
  created: s.text,
  updated: s.text,
  groups: s.listOf(reference),
});
export const isGroup = s.object({
  id: s.text,
  displayName: s.text,
  externalId: s.orNull(s.text),
  version: s.number,
  created: s.text,
  updated: s.text,
  members: s.listOf(reference),
});
export type User = s.ShapeOf<typeof isUser>;
export type Group = s.ShapeOf<typeof isGroup>;

/** What a directory can set; the database has the same names. */
export interface UserValues {
  readonly userName: string;
  readonly externalId: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly displayName: string | null;
  readonly active: boolean;
}
export interface GroupValues {
  readonly displayName: string;
  readonly externalId: string | null;
  readonly members: readonly string[];
}

/** A SCIM error: a status, an optional type of RFC 7644, and a sentence. */
export class ScimError extends Error {
  readonly status: number;
  readonly type: string | undefined;

  constructor(status: number, detail: string, type?: string) {
    super(detail);
    this.status = status;
    this.type = type;
  }
}

const invalid = (detail: string) => new ScimError(400, detail, 'invalidValue');
type Fields = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** Some directories send attributes in other letter cases, and SCIM ignores case. */
export function findField(fields: unknown, name: string): unknown {
  const lower = name.toLowerCase();
  const entry = Object.entries(Object(fields)).find(([key]) => key.toLowerCase() === lower);
  return entry?.[1];
}

const toText = (value: unknown, name: string): string | null => {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || value.length > 1000) throw invalid(`${name} has to be a text.`);
  return value;
};

/** Microsoft Entra sends "True" and "False". */
export function toFlag(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) {
    return value.toLowerCase() === 'true';
  }
  throw invalid('active has to be true or false.');
}

/** Reads a whole user; missing attributes are empty, as PUT demands. */
export function readUser(fields: Fields): UserValues {
  const userName = toText(findField(fields, 'userName'), 'userName');
  if (userName === null) throw invalid('userName is required.');
  const name = findField(fields, 'name');
  const active = findField(fields, 'active');
  return {
    userName,
    externalId: toText(findField(fields, 'externalId'), 'externalId'),
    givenName: toText(findField(name, 'givenName'), 'name.givenName'),
    familyName: toText(findField(name, 'familyName'), 'name.familyName'),
    displayName: toText(findField(fields, 'displayName'), 'displayName'),
    active: active === undefined || active === null ? true : toFlag(active),
  };
}

/** Reads a whole group. */
export function readGroup(fields: Fields): GroupValues {
  const displayName = toText(findField(fields, 'displayName'), 'displayName');
  if (displayName === null || displayName.trim() === '') throw invalid('displayName is required.');
  return {
    displayName,
    externalId: toText(findField(fields, 'externalId'), 'externalId'),
    members: readMembers(findField(fields, 'members') ?? []),
  };
}

/** Reads members of a group: one or a list of `{"value": id}`. */
export function readMembers(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value];
  if (all.length > 5000) throw new ScimError(413, 'A request has at most 5,000 members.');
  return all.map((one) => {
    const id = findField(one, 'value');
    if (!isId(id)) throw invalid('A member has to be the ID of a user.');
    return id.toLowerCase();
  });
}

const without = <Value>(value: Value | null): Value | undefined => value ?? undefined;
const toEtag = (version: number): string => `W/"${version}"`;

/** Formats a user or group as SCIM does. `root` is the URL of the service. */
export function toResource(kind: Kind, row: User | Group, root: string): Fields {
  const meta = {
    resourceType: kind === 'Users' ? 'User' : 'Group',
    created: new Date(row.created).toISOString(),
    lastModified: new Date(row.updated).toISOString(),
    location: `${root}/${kind}/${row.id}`,
    version: toEtag(row.version),
  };
  const shared = {
    schemas: [SCHEMAS[kind]],
    id: row.id,
    externalId: without(row.externalId),
    displayName: without(row.displayName),
    meta,
  };
  if ('members' in row) {
    return {
      ...shared,
      members: row.members.map((one) => ({ ...one, $ref: `${root}/Users/${one.value}` })),
    };
  }
  return {
    ...shared,
    userName: row.userName,
    name: {
      givenName: without(row.givenName),
      familyName: without(row.familyName),
      formatted: [row.givenName, row.familyName].filter(Boolean).join(' ') || undefined,
    },
    emails: [{ value: row.userName, type: 'work', primary: true }],
    active: row.active,
    groups: row.groups.map((one) => ({ ...one, $ref: `${root}/Groups/${one.value}` })),
  };
}

export const toUserValues = (row: User): UserValues => row;
export const toGroupValues = (row: Group): GroupValues => ({
  displayName: row.displayName,
  externalId: row.externalId,
  members: row.members.map(({ value }) => value),
});

export const isAny = s.anything;
