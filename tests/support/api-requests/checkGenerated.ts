import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildOpenApi } from '#shared/api/openapi.ts';
import { queryDatabase } from '../../security/sql.ts';
import { type Person, tenantOwner } from '../../security/world.ts';
import { type ApiKey, callApi, createKey } from '../api.ts';
import { generatedRequest } from './generatedRequests.ts';

interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, object> }>>;
}

/** Records that generated requests can hit. */
async function seed(key: ApiKey): Promise<Record<string, string[]>> {
  const bodies: Record<string, object> = {
    contacts: { name: 'Known' },
    companies: { name: 'Known' },
    deals: { name: 'Known', stage: 'valuation' },
    tasks: { title: 'Known' },
    saved_searches: { name: 'Known', facets: ['state:TX'] },
  };
  const ids: Record<string, string[]> = {};
  for (const [name, body] of Object.entries(bodies)) {
    const made = await Promise.all(
      [1, 2, 3].map(() => callApi(key, `/${name}`, { method: 'POST', body })),
    );
    ids[name] = made.map(({ body: { id } }) => id as string);
  }
  return ids;
}

/** Sends generated requests; each answer has a documented status, type, and body, and none is a 500. */
export async function checkGeneratedRequests(count: number): Promise<void> {
  const owner: Person = await tenantOwner();
  const key = await createKey(owner.client);
  const ids = await seed(key);
  const document = JSON.parse(JSON.stringify(buildOpenApi('https://haven.example'))) as OpenApi;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(generatedRequest(ids), async (request) => {
      sent += 1;
      // The limit of the account has its own tests.
      if (sent % 250 === 0)
        await queryDatabase(`delete from private.api_rates where user_id = '${owner.id}'`);
      const { method, template, path, headers, body } = request;
      const answer = await callApi(key, path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect(answer.status, JSON.stringify(answer.body)).not.toBe(500);
      const responses = document.paths[template]?.[method.toLowerCase()]?.responses ?? {};
      expect(Object.keys(responses)).toContain(String(answer.status));
      if (answer.status === 204 || answer.status === 304) return;
      const isProblem = answer.status >= 400;
      expect(answer.headers.get('content-type')).toBe(
        isProblem ? 'application/problem+json' : 'application/json',
      );
      const schema = isProblem
        ? 'api#/components/schemas/Problem'
        : `api#/paths/${template.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)}/${method.toLowerCase()}/responses/${answer.status}/content/application~1json/schema`;
      const validate = ajv.getSchema(schema);
      expect(validate, schema).toBeDefined();
      validate?.(answer.body);
      expect(validate?.errors ?? []).toEqual([]);
    }),
    { numRuns: count, seed: 20261129, endOnFailure: true },
  );
}
