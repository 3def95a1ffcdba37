import { isPaged, MAX_PAGE } from './listQuery.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';
import { resoFields } from './reso.ts';
import { resources } from './resources.ts';
import { CARE_SCOPE } from './scopes.ts';

type Json = Readonly<Record<string, unknown>>;

const CODES: readonly ProblemCode[] = [
  'invalid_key',
  'not_found',
  'missing_scope',
  'invalid_parameter',
  'invalid_value',
  'rate_limited',
  'internal_error',
  'unavailable',
];
const problems = Object.fromEntries(
  CODES.map((code) => [
    String(PROBLEMS[code].status),
    { $ref: `#/components/responses/Problem${PROBLEMS[code].status}` },
  ]),
);
const HEADERS = Object.fromEntries(
  ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
);
const query = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
});
const fhir = {
  'application/fhir+json': {
    schema: {
      type: 'object',
      required: ['resourceType'],
      properties: { resourceType: { type: 'string' } },
    },
  },
};
const binary = { type: 'string', format: 'binary' };

/** Paths that combine pages of a list into a file or a feed. */
export const filePaths: Json = {
  '/snapshots/{resource}': {
    get: {
      operationId: 'getSnapshot',
      summary: 'Get rows as a file',
      description:
        'Up to 5,000 rows as CSV or Parquet, with the permissions and filters of the resource’s list. Each 200 rows count as a request.',
      tags: ['Files'],
      security: [{ key: [] }],
      parameters: [
        {
          name: 'resource',
          in: 'path',
          required: true,
          description: 'A resource with pages.',
          schema: { type: 'string', enum: resources.filter(isPaged).map(({ name }) => name) },
        },
        query('format', 'Format of the file.', {
          type: 'string',
          enum: ['csv', 'parquet'],
          default: 'csv',
        }),
        query('after', 'Cursor of the next file; its URL is in the Link header.', {
          type: 'string',
        }),
      ],
      responses: {
        200: {
          description: 'The file.',
          headers: {
            ...HEADERS,
            Link: {
              description: 'The next file, if there are more rows.',
              schema: { type: 'string' },
            },
          },
          content: {
            'text/csv': { schema: { type: 'string' } },
            'application/vnd.apache.parquet': { schema: binary },
          },
        },
        ...problems,
      },
    },
  },
  '/reso/Property': {
    get: {
      operationId: 'listResoProperties',
      summary: 'Listing feed with RESO names',
      description:
        'Listings with field names of the RESO Data Dictionary, for programs that read such feeds. It is not a certified RESO Web API.',
      tags: ['Files'],
      security: [{ key: ['listings:read'] }],
      'x-scope': 'listings:read',
      parameters: [
        query('$top', 'Rows of a page.', { type: 'integer', minimum: 1, maximum: MAX_PAGE }),
        query('$skiptoken', 'Cursor of `@odata.nextLink`.', { type: 'string' }),
        query('modified_since', 'Only listings that changed after this time.', {
          type: 'string',
          format: 'date-time',
        }),
      ],
      responses: {
        200: {
          description: 'A page of listings.',
          headers: HEADERS,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['@odata.context', 'value'],
                properties: {
                  '@odata.context': { type: 'string' },
                  '@odata.nextLink': { type: 'string' },
                  value: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: Object.fromEntries(resoFields.map((name) => [name, {}])),
                    },
                  },
                },
              },
            },
          },
        },
        ...problems,
      },
    },
  },
  '/fhir/metadata': {
    get: {
      operationId: 'getFhirMetadata',
      summary: 'FHIR capability statement',
      description: 'What the FHIR paths support. Needs no key.',
      tags: ['Health records'],
      security: [],
      parameters: [
        query('_format', 'Only JSON.', { type: 'string', enum: ['json', 'application/fhir+json'] }),
      ],
      responses: {
        200: { description: 'A CapabilityStatement of FHIR R4.', content: fhir },
        400: problems[400],
        500: problems[500],
        503: problems[503],
      },
    },
  },
  '/fhir/Patient': {
    get: {
      operationId: 'listPatients',
      summary: 'List residents of a community',
      description:
        'IDs and whether they are active, without names. Read a record for more; each read is in the access log.',
      tags: ['Health records'],
      security: [{ key: [CARE_SCOPE] }],
      'x-scope': CARE_SCOPE,
      parameters: [
        {
          ...query('organization', 'ID of the community.', { type: 'string', format: 'uuid' }),
          required: true,
        },
        query('_count', 'Residents of a page.', { type: 'integer', minimum: 1, maximum: MAX_PAGE }),
        query('after', 'Cursor, from the link `next`.', { type: 'string' }),
      ],
      responses: {
        200: {
          description: 'A Bundle of incomplete Patient resources.',
          headers: HEADERS,
          content: fhir,
        },
        ...problems,
      },
    },
  },
  '/fhir/Patient/{id}/$everything': {
    get: {
      operationId: 'getPatientEverything',
      summary: 'Get the record of a resident',
      description:
        'What the key’s owner can read of the record, with doses, vitals, meals, and activities of the last 90 days. Each read is written to the resident’s access log with the name of the key. 60 records an hour, together with exports.',
      tags: ['Health records'],
      security: [{ key: [CARE_SCOPE] }],
      'x-scope': CARE_SCOPE,
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'ID of the resident.',
          schema: { type: 'string', format: 'uuid' },
        },
      ],
      responses: {
        200: { description: 'A Bundle of FHIR R4.', headers: HEADERS, content: fhir },
        ...problems,
      },
    },
  },
};
