import { expect, test } from 'vitest';
import { runPackedBackend } from '../../desktop/packed-backend.ts';
import { packApp } from '../../support/packed-app.ts';

test.runIf(process.platform === 'linux')('creates its database on the first start', async () => {
  const app = await packApp();
  try {
    await expect(runPackedBackend(app)).resolves.toBeUndefined();
  } finally {
    app.remove();
  }
});
