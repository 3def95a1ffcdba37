import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { buildOpenApi } from './openapi.ts';

it('is a valid OpenAPI 3.1 document', async () => {
  const document = JSON.parse(
    JSON.stringify(buildOpenApi('https://example.test/functions/v1/api/v1')),
  );
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});
