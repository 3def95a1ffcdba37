import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, inject, it } from 'vitest';
import type { BidFile } from '#shared/vendors/rfps/bidFiles.ts';
import { requestRunningBackend } from '../../../backend/archive/running-backend.ts';
import { findPostgres } from '../../../build/system-packages.ts';
import { startSeparateBackend } from '../../support/backend.ts';
import { createVendor } from '../../support/projects.ts';
import {
  bidContent,
  createOpenRfp,
  createRfpTeam,
  intend,
  readRfp,
  sealingSecret,
  sendBid,
  uploadBidFile,
} from '../../support/rfps.ts';

/** Digits that no other row has by chance. */
const SECRET_PRICE = 41_739_283;
const SECRET_TEXT = 'Cranes from the lake side, in two nights.';
let rfp: string;
let envelope: string;
let file: BidFile;

beforeAll(async () => {
  const team = await createRfpTeam();
  const vendor = await createVendor('Maple Roofs');
  rfp = await createOpenRfp(team, [vendor]);
  await intend(vendor, rfp);
  const { criteria } = await readRfp(team.author, rfp);
  const part = (await readRfp(vendor, rfp)).my_participant ?? '';
  file = await uploadBidFile(vendor, `${rfp}/${part}`, {
    name: 'crane-lake-plan.txt',
    content: SECRET_TEXT,
  });
  const criterion = criteria.find(({ is_price: isPrice }) => !isPrice)?.id ?? '';
  const bid = await sendBid(
    vendor,
    rfp,
    bidContent(criterion, SECRET_PRICE, { summary: SECRET_TEXT, files: [file] }),
    randomUUID(),
    [file.id],
  );
  expect(bid.status).toBe(200);
  envelope = bid.envelope;
});

it('keeps the sealing key out of a backup', async () => {
  const own = await startSeparateBackend();
  try {
    const response = await requestRunningBackend(own.url, own.dataDir, 'backup');
    const archive = gunzipSync(await buffer(response));
    expect(archive.includes('rfp_bids')).toBe(true);
    expect(archive.includes(sealingSecret(own.dataDir))).toBe(false);
  } finally {
    await own.close();
  }
});

it('shows the owner of the database no content of sealed bids and no sealing key in a dump', async () => {
  const url = new URL(inject('adminUrl'));
  url.pathname = '/haven';
  const program = join(findPostgres() ?? '', 'pg_dump');
  const dump = execFileSync(program, ['--data-only', url.href], { maxBuffer: 2 ** 30 });
  expect(dump.includes(envelope)).toBe(true);
  for (const hidden of [SECRET_TEXT, String(SECRET_PRICE), file.name, file.key, sealingSecret()]) {
    expect(dump.includes(hidden)).toBe(false);
  }
});
