import { it } from 'vitest';
import { checkGeneratedRequests } from '../support/api-requests/checkGenerated.ts';

it('generated requests get documented responses', async () => {
  await checkGeneratedRequests(200);
});
