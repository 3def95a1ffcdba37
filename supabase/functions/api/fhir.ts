import { MAX_PAGE } from '../../../shared/api/listQuery.ts';
import { type FieldProblem, PROBLEMS, type ProblemCode } from '../../../shared/api/problems.ts';
import { CARE_SCOPE } from '../../../shared/api/scopes.ts';
import { buildFhirBundle } from '../../../shared/operator/fhir/bundle.ts';
import { isResidentExport } from '../../../shared/operator/fhir/residentExport.ts';
import * as s from '../../../shared/shape.ts';
import { callApi, type Result, secretOf } from '../_shared/api/call-api.ts';
import { assertShape } from '../_shared/call-database.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { dataResponse, problemResponse, rateHeaders, toProblemCode } from './responses.ts';

const FHIR_TYPE = { 'Content-Type': 'application/fhir+json' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SUBSETTED = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
  code: 'SUBSETTED',
};

const isResidents = s.listOf(s.object({ id: s.text, status: s.text }));

interface Asked {
  readonly request: Request;
  readonly env: FunctionEnv;
  readonly requestId: string;
  readonly url: URL;
}

const baseOf = (env: FunctionEnv): string => `${env.SUPABASE_URL}/functions/v1/api/v1/fhir`;

const JSON_FORMATS = ['json', 'application/json', 'application/fhir+json'];

/** Says what the FHIR paths support. */
export function answerFhirMetadata(url: URL, env: FunctionEnv, requestId: string): Response {
  const format = url.searchParams.get('_format') ?? 'json';
  const errors = [
    ...unknownParameters(url, ['_format']),
    ...(JSON_FORMATS.includes(format) ? [] : [{ pointer: '_format', message: 'Use json.' }]),
  ];
  if (errors.length > 0) return problemResponse('invalid_parameter', requestId, { errors });
  return dataResponse(200, describeFhir(env), requestId, FHIR_TYPE);
}

const describeFhir = (env: FunctionEnv) => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: '2026-11-30',
  kind: 'instance',
  implementation: { description: 'Haven Exchange, read only', url: baseOf(env) },
  fhirVersion: '4.0.1',
  format: ['json'],
  rest: [
    {
      mode: 'server',
      security: { description: 'An API key with the permission to read health records.' },
      resource: [
        {
          type: 'Patient',
          interaction: [{ code: 'search-type' }],
          searchParam: [{ name: 'organization', type: 'reference' }],
          operation: [
            {
              name: 'everything',
              definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything',
            },
          ],
        },
      ],
    },
  ],
});

/** Answers `/fhir/Patient` and `/fhir/Patient/{id}/$everything`, with the rights of the key's owner. */
export async function answerFhir(
  asked: Asked,
  method: string,
  [type, id, operation, ...more]: readonly string[],
): Promise<Response> {
  const isList = id === undefined;
  const isRecord = operation === '$everything' && UUID.test(id ?? '');
  if (type !== 'Patient' || more.length > 0 || !(isList || isRecord)) {
    return problemResponse('not_found', asked.requestId);
  }
  if (method !== 'GET') {
    return problemResponse('method_not_allowed', asked.requestId, { headers: { Allow: 'GET' } });
  }
  return isList ? answerPatients(asked) : answerRecord(asked, id ?? '');
}

type Answered = { readonly result: Result } | { readonly response: Response };

async function call(
  { request, env, requestId, url }: Asked,
  operation: Record<string, unknown>,
  errors: readonly FieldProblem[],
): Promise<Answered> {
  const secret = secretOf(request);
  if (secret === undefined) return { response: problemResponse('invalid_key', requestId) };
  const code: ProblemCode = 'invalid_parameter';
  const result = await callApi(request, env, secret, {
    id: requestId,
    path: url.pathname.replace(/^.*?\/v1(?=\/api\/)/, '').slice(0, 500),
    scope: CARE_SCOPE,
    ...(errors.length > 0 ? { refusal: { code, status: PROBLEMS[code].status } } : { operation }),
  });
  if ('isBusy' in result) {
    return {
      response: problemResponse(result.isBusy ? 'unavailable' : 'internal_error', requestId, {
        headers: result.isBusy ? { 'Retry-After': '5' } : {},
      }),
    };
  }
  if (result.status < 400) return { result };
  const problem = toProblemCode(result.code);
  const wait = problem === 'rate_limited' ? { 'Retry-After': '60' } : {};
  return {
    response: problemResponse(problem, requestId, {
      ...(problem === code ? { errors } : {}),
      headers: { ...rateHeaders(result.rate), ...wait },
    }),
  };
}

const unknownParameters = (url: URL, known: readonly string[]): readonly FieldProblem[] =>
  [...new Set(url.searchParams.keys())]
    .filter((name) => !known.includes(name))
    .map((pointer) => ({ pointer, message: 'Unknown parameter.' }));

/** Residents of a community without names, so that a list tells nothing that the access log would miss. */
async function answerPatients(asked: Asked): Promise<Response> {
  const { url, env, requestId } = asked;
  const community = (url.searchParams.get('organization') ?? '').replace(/^Organization\//, '');
  const count = url.searchParams.get('_count') ?? '50';
  const after = url.searchParams.get('after');
  const isCount = /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= MAX_PAGE;
  const errors = [
    ...unknownParameters(url, ['organization', '_count', 'after']),
    ...(UUID.test(community)
      ? []
      : [{ pointer: 'organization', message: 'Enter the ID of a community.' }]),
    ...(isCount ? [] : [{ pointer: '_count', message: `Use 1 to ${MAX_PAGE}.` }]),
  ];
  const answered = await call(
    asked,
    {
      do: 'list',
      table: 'residents',
      columns: ['id', 'status', 'created_at'],
      order: 'created_at',
      limit: Number(count),
      filters: [
        { field: 'community_id', is: 'any_of', value: [community] },
        { field: 'deleted_at', is: 'empty' },
      ],
      ...(after !== null && { after }),
    },
    errors,
  );
  if ('response' in answered) return answered.response;
  const { rows, next, rate } = answered.result;
  const links = [{ relation: 'self', url: `${baseOf(env)}/Patient${url.search}` }];
  if (typeof next === 'string') {
    const query = new URLSearchParams({ organization: community, _count: count, after: next });
    links.push({ relation: 'next', url: `${baseOf(env)}/Patient?${query}` });
  }
  const entry = assertShape(rows, isResidents, 'call_api').map(({ id, status }) => ({
    fullUrl: `${baseOf(env)}/Patient/${id}`,
    resource: {
      resourceType: 'Patient',
      id,
      meta: { tag: [SUBSETTED] },
      active: status !== 'deceased' && status !== 'discharged',
    },
    search: { mode: 'match' },
  }));
  return dataResponse(
    200,
    { resourceType: 'Bundle', type: 'searchset', link: links, ...(entry.length > 0 && { entry }) },
    requestId,
    { ...rateHeaders(rate), ...FHIR_TYPE },
  );
}

async function answerRecord(asked: Asked, id: string): Promise<Response> {
  const errors = unknownParameters(asked.url, []);
  const answered = await call(asked, { do: 'resident', id }, errors);
  if ('response' in answered) return answered.response;
  const { row, rate } = answered.result;
  const bundle = buildFhirBundle(assertShape(row, isResidentExport, 'call_api'), () =>
    crypto.randomUUID(),
  );
  return dataResponse(200, { ...bundle, type: 'searchset' }, asked.requestId, {
    ...rateHeaders(rate),
    ...FHIR_TYPE,
  });
}
