import { type Kind, SCHEMAS } from './resources.ts';

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const ATTRIBUTES: Readonly<Record<Kind, readonly object[]>> = {
  Users: [
    attribute('userName', { required: true, uniqueness: 'server', mutability: 'immutable' }),
    attribute('name', {
      type: 'complex',
      subAttributes: [attribute('givenName'), attribute('familyName')],
    }),
    attribute('displayName'),
    attribute('emails', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [attribute('value'), attribute('type')],
    }),
    attribute('active', { type: 'boolean' }),
    attribute('groups', {
      type: 'complex',
      multiValued: true,
      mutability: 'readOnly',
      subAttributes: [attribute('value'), attribute('display')],
    }),
  ],
  Groups: [
    attribute('displayName', { required: true, uniqueness: 'server' }),
    attribute('members', {
      type: 'complex',
      multiValued: true,
      subAttributes: [attribute('value', { mutability: 'immutable' }), attribute('display')],
    }),
  ],
};

const nameOf = (kind: Kind): string => (kind === 'Users' ? 'User' : 'Group');

const describeSchema = (kind: Kind, root: string) => ({
  schemas: [SCHEMA],
  id: SCHEMAS[kind],
  name: nameOf(kind),
  attributes: ATTRIBUTES[kind],
  meta: { resourceType: 'Schema', location: `${root}/Schemas/${SCHEMAS[kind]}` },
});

const describeType = (kind: Kind, root: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: nameOf(kind),
  name: nameOf(kind),
  endpoint: `/${kind}`,
  schema: SCHEMAS[kind],
  meta: { resourceType: 'ResourceType', location: `${root}/ResourceTypes/${nameOf(kind)}` },
});

const toList = (resources: readonly object[]) => ({
  schemas: [LIST],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const KINDS: readonly Kind[] = ['Users', 'Groups'];

const describeService = (root: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that the workspace owner creates in the workspace settings.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${root}/ServiceProviderConfig` },
});

/** Returns what describes the service itself, or undefined for other paths. */
export function discoveryResponse(
  [folder, id]: readonly [string, string | undefined],
  root: string,
): object | undefined {
  if (folder === 'ServiceProviderConfig') return describeService(root);
  if (folder === 'ResourceTypes') {
    const types = KINDS.map((kind) => describeType(kind, root));
    return id === undefined ? toList(types) : types.find((one) => one.id === id);
  }
  if (folder === 'Schemas') {
    const schemas = KINDS.map((kind) => describeSchema(kind, root));
    return id === undefined ? toList(schemas) : schemas.find((one) => one.id === id);
  }
  return undefined;
}
