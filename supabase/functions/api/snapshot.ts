import { parquetWriteBuffer } from 'hyparquet-writer';
import { toOutput } from '../../../shared/api/bodies.ts';
import { isPaged, MAX_PAGE } from '../../../shared/api/listQuery.ts';
import { type FieldProblem, PROBLEMS } from '../../../shared/api/problems.ts';
import { resoFields, toResoProperty } from '../../../shared/api/reso.ts';
import { findResource, type Resource } from '../../../shared/api/resources.ts';
import {
  snapshotColumns,
  snapshotValue,
  writeSnapshotCsv,
} from '../../../shared/api/snapshotColumns.ts';
import { callApi, secretOf } from '../_shared/api/call-api.ts';
import { toPage } from '../_shared/api/page.ts';
import { type Plan, planRequest } from '../_shared/api/plan.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { dataResponse, problemResponse, rateHeaders, toProblemCode } from './responses.ts';

/** Rows of one file; each page of them counts as a request. */
const FILE_PAGES = 25;

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};

type Row = Readonly<Record<string, unknown>>;
type Read =
  | { readonly rows: readonly Row[]; readonly next: string | null; readonly headers: HeadersOf }
  | { readonly response: Response };
type HeadersOf = Record<string, string>;

interface Asked {
  readonly request: Request;
  readonly env: FunctionEnv;
  readonly requestId: string;
  readonly url: URL;
}

/** Reads pages of a list, one after another, as separate requests of the key. */
async function readPages(
  { request, env, requestId, url }: Asked,
  resource: Resource,
  parameters: readonly (readonly [string, string])[],
  pages: number,
  size = MAX_PAGE,
): Promise<Read> {
  const secret = secretOf(request);
  if (secret === undefined) return { response: problemResponse('invalid_key', requestId) };
  const rows: Row[] = [];
  let after: string | null = null;
  let headers: HeadersOf = {};
  for (let page = 0; page < pages; page += 1) {
    const cursor = after === null ? [] : [['after', after] as const];
    const plan: Plan = planRequest({
      method: 'GET',
      parts: [resource.name],
      parameters: [...parameters, ...cursor, ['limit', String(size)]],
      ifMatch: null,
      body: undefined,
    });
    const isRefused = 'refusal' in plan;
    const result = await callApi(request, env, secret, {
      id: page === 0 ? requestId : crypto.randomUUID(),
      path: url.pathname.replace(/^.*?\/v1(?=\/api\/)/, '').slice(0, 500),
      ...(plan.scope !== undefined && { scope: plan.scope }),
      ...(isRefused
        ? { refusal: { code: plan.refusal.code, status: PROBLEMS[plan.refusal.code].status } }
        : { operation: plan.operation }),
    });
    if ('isBusy' in result) {
      return {
        response: problemResponse(result.isBusy ? 'unavailable' : 'internal_error', requestId, {
          headers: result.isBusy ? { 'Retry-After': '5' } : {},
        }),
      };
    }
    headers = rateHeaders(result.rate);
    if (result.status >= 400) {
      const errors: readonly FieldProblem[] = isRefused ? (plan.refusal.errors ?? []) : [];
      const code = toProblemCode(result.code);
      const wait = code === 'rate_limited' ? String(result.rate?.reset ?? 60) : undefined;
      return {
        response: problemResponse(code, requestId, {
          errors,
          headers: { ...headers, ...(wait && { 'Retry-After': wait }) },
        }),
      };
    }
    const { data, next } = toPage(resource, plan, result);
    rows.push(...data);
    after = typeof next === 'string' ? next : null;
    if (after === null) break;
  }
  return { rows, next: after, headers };
}

const linkTo = (url: URL, name: string, cursor: string): string => {
  const next = new URL(url);
  next.searchParams.set(name, cursor);
  return next.href;
};

/** Answers `/snapshots/{resource}`: up to 5,000 rows as a CSV or Parquet file, with a link to the next file. */
export async function answerSnapshot(asked: Asked, name: string): Promise<Response> {
  const { url, requestId } = asked;
  const resource = findResource(name);
  if (resource === undefined || !isPaged(resource)) return problemResponse('not_found', requestId);
  const { format = 'csv', ...rest } = Object.fromEntries(url.searchParams);
  const type = Object.hasOwn(TYPES, format) ? TYPES[format] : undefined;
  const unknown = ['limit', 'fields'].filter((one) => one in rest);
  if (type === undefined || unknown.length > 0) {
    const pointers = type === undefined ? ['format', ...unknown] : unknown;
    return problemResponse('invalid_parameter', requestId, {
      errors: pointers.map((pointer) => ({
        pointer,
        message: pointer === 'format' ? 'Use csv or parquet.' : 'Unknown parameter.',
      })),
    });
  }
  const parameters = [...url.searchParams].filter(([one]) => one !== 'format');
  const read = await readPages(asked, resource, parameters, FILE_PAGES);
  if ('response' in read) return read.response;
  const rows = read.rows.map((row) => toOutput(resource, row));
  const columns = snapshotColumns(resource);
  const file =
    format === 'csv'
      ? writeSnapshotCsv(columns, rows)
      : parquetWriteBuffer({
          columnData: columns.map((column) => ({
            name: column.name,
            type: column.type,
            data: rows.map((row) => snapshotValue(column, row)),
          })),
        });
  return new Response(file, {
    headers: {
      ...read.headers,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${resource.name}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Haven-Api-Version': '1',
      'X-Request-Id': requestId,
      ...(read.next !== null && { Link: `<${linkTo(url, 'after', read.next)}>; rel="next"` }),
    },
  });
}

/** Answers `/reso/Property`: a page of listings with the names of the RESO Data Dictionary. */
export async function answerResoFeed(asked: Asked): Promise<Response> {
  const { url, requestId } = asked;
  const listings = findResource('listings');
  if (listings === undefined) return problemResponse('not_found', requestId);
  const top = url.searchParams.get('$top') ?? String(MAX_PAGE);
  const since = url.searchParams.get('modified_since');
  const after = url.searchParams.get('$skiptoken');
  const known = new Set(['$top', '$skiptoken', 'modified_since']);
  const unknown = [...url.searchParams.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0 || !/^\d{1,3}$/.test(top) || Number(top) < 1 || Number(top) > MAX_PAGE) {
    const pointers = unknown.length > 0 ? unknown : ['$top'];
    return problemResponse('invalid_parameter', requestId, {
      errors: pointers.map((pointer) => ({
        pointer,
        message: pointer === '$top' ? `Use 1 to ${MAX_PAGE}.` : 'Unknown parameter.',
      })),
    });
  }
  const parameters: (readonly [string, string])[] = [
    ...(since === null ? [] : [['updated_at[after]', since] as const]),
    ...(after === null ? [] : [['after', after] as const]),
  ];
  const read = await readPages(asked, listings, parameters, 1, Number(top));
  if ('response' in read) return read.response;
  return dataResponse(
    200,
    {
      '@odata.context': `$metadata#Property(${resoFields.join(',')})`,
      value: read.rows.map(toResoProperty),
      ...(read.next !== null && { '@odata.nextLink': linkTo(url, '$skiptoken', read.next) }),
    },
    requestId,
    read.headers,
  );
}
