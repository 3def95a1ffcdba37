import { it } from 'vitest';
import { checkGeneratedRequests } from '../../support/api-requests/checkGenerated.ts';

it('5,000 generated requests get documented responses', { timeout: 1_800_000 }, async () => {
  await checkGeneratedRequests(5000);
});
