import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BidFile, MAX_BID_FILE_BYTES } from '#shared/vendors/rfps/bidFiles.ts';
import { service } from '../../support/backend.ts';
import type { Vendor } from '../../support/projects.ts';
import {
  bidContent,
  createOpenRfp,
  createRfpTeam,
  createTwoVendors,
  intend,
  invokeBids,
  passDeadline,
  type RfpTeam,
  readRfp,
  sendBid,
  setWithoutTriggers,
  succeedVoid,
  uploadBidFile,
} from '../../support/rfps.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person } from '../world.ts';

const PLAIN = 'Our method: copper flashing in two nights.';
const content = `%PDF-1.4\n% ${PLAIN}\n%%EOF\n`;

let team: RfpTeam;
let maple: Vendor;
let oak: Vendor;
let outsider: Person;

beforeAll(async () => {
  [team, outsider] = await Promise.all([createRfpTeam(), person('operator')]);
  [maple, oak] = await createTwoVendors();
});

type Who = Pick<Person, 'client'>;
const bucketOf = ({ client }: Who, bucket = 'rfp-bids') => client.storage.from(bucket);
const partOf = async (vendor: Vendor, rfp: string) =>
  (await readRfp(vendor, rfp)).my_participant ?? '';

async function openRfp() {
  const rfp = await createOpenRfp(team, [maple, oak]);
  for (const vendor of [maple, oak]) await intend(vendor, rfp);
  const { criteria } = await readRfp(team.author, rfp);
  const criterion = criteria.find(({ is_price: isPrice }) => !isPrice)?.id ?? '';
  return { rfp, criterion, folder: `${rfp}/${await partOf(maple, rfp)}` };
}

/** Sends Maple's bid, which lists these files and has these uploads. */
const send = (
  { rfp, criterion }: { readonly rfp: string; readonly criterion: string },
  files: readonly BidFile[],
  ids = files.map(({ id }) => id),
) => sendBid(maple, rfp, bidContent(criterion, 90_000, { files }), randomUUID(), ids);

const openBids = async (rfp: string) => {
  await passDeadline(rfp);
  expect((await invokeBids(team.author, { action: 'open', rfp })).status).toBe(200);
};
const requestFile = (who: Who, rfp: string, id: string) =>
  invokeBids(who, { action: 'file', rfp, id });
const filesOf = async (rfp: string) =>
  (await readRfp(team.author, rfp)).vendors.flatMap(({ bids }) => bids.flatMap((b) => b.files));
const canRead = async (who: Who, bucket: string, path: string) =>
  (await bucketOf(who, bucket).download(path)).error === null;

describe('a file of a sealed bid', () => {
  it("can't be read before the deadline through storage, the API, or the database", async () => {
    const open = await openRfp();
    const file = await uploadBidFile(maple, open.folder, { content });
    expect((await send(open, [file])).status).toBe(200);
    const path = `${open.folder}/${file.id}`;
    for (const who of [team.author, team.approver, oak, outsider, maple]) {
      expect(await canRead(who, 'rfp-bids', path)).toBe(false);
      expect((await bucketOf(who).createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await requestFile(who, open.rfp, file.id)).code).toBe('HXRBN');
    }
    // The owner of storage and database has the ciphertext only.
    const { data } = await bucketOf({ client: service() }).download(path);
    const stored = (await data?.text()) ?? '';
    expect(stored).not.toBe('');
    expect(stored).not.toContain('copper');
    const rows = await queryDatabase(
      `select name, key, size, state from private.rfp_bid_files where id = '${file.id}'`,
    );
    expect(rows).toEqual([{ name: null, key: null, size: null, state: 'sealed' }]);
    expect((await readRfp(maple, open.rfp)).bids[0]?.files).toMatchObject([
      { id: file.id, name: null, state: 'sealed' },
    ]);
    // Its vendor can't change or remove it without the bid.
    expect((await bucketOf(maple).remove([path])).data ?? []).toEqual([]);
    const other = await bucketOf(maple).upload(path, new Blob(['x']), {
      contentType: 'application/octet-stream',
      upsert: true,
    });
    expect(other.error).not.toBeNull();
  });

  it('is decrypted after the deadline only for the team and its vendor', async () => {
    const open = await openRfp();
    const file = await uploadBidFile(maple, open.folder, { content });
    await send(open, [file]);
    await openBids(open.rfp);
    const [opened] = await filesOf(open.rfp);
    expect(opened).toMatchObject({ id: file.id, name: 'plan.pdf', state: 'sealed' });
    for (const who of [oak, outsider]) {
      expect((await requestFile(who, open.rfp, file.id)).code).toBe('HXRBN');
    }
    const answers = await Promise.all(
      [team.approver, maple].map((who) => requestFile(who, open.rfp, file.id)),
    );
    expect(answers.map(({ data }) => data)).toEqual([{ state: 'stored' }, { state: 'stored' }]);
    const path = opened?.path ?? '';
    const { data } = await bucketOf(team.author, 'rfp-files').download(path);
    expect(await data?.text()).toBe(content);
    expect(await canRead(maple, 'rfp-files', path)).toBe(true);
    for (const who of [oak, outsider]) expect(await canRead(who, 'rfp-files', path)).toBe(false);
    // The key is not part of what the screens read.
    expect(JSON.stringify(await readRfp(team.author, open.rfp))).not.toContain(file.key);
  });

  it('is uploaded only by a vendor that intends to bid, to its own folder, until the deadline', async () => {
    const rfp = await createOpenRfp(team, [maple, oak]);
    const folder = `${rfp}/${await partOf(maple, rfp)}`;
    expect((await uploadBidFile(maple, folder, { content })).id).toBe('');
    for (const vendor of [maple, oak]) await intend(vendor, rfp);
    for (const who of [oak, team.author, outsider]) {
      expect((await uploadBidFile(who, folder, { content })).id).toBe('');
    }
    for (const path of [rfp, `${rfp}/${randomUUID()}`, `${folder}/${randomUUID()}`]) {
      expect((await uploadBidFile(maple, path, { content })).id).toBe('');
    }
    expect((await uploadBidFile(maple, folder, { content })).id).not.toBe('');
    const plain = await bucketOf(maple).upload(`${folder}/${randomUUID()}`, new Blob([content]), {
      contentType: 'application/pdf',
    });
    expect(plain.error).not.toBeNull();
    const large = new Blob([new Uint8Array(MAX_BID_FILE_BYTES + 29)]);
    const over = await bucketOf(maple).upload(`${folder}/${randomUUID()}`, large, {
      contentType: 'application/octet-stream',
    });
    expect(over.error).not.toBeNull();
    const past = new Date(Date.now() - 1000).toISOString();
    await setWithoutTriggers(
      `update private.rfp_rounds set deadline = '${past}' where rfp_id = '${rfp}'`,
    );
    expect((await uploadBidFile(maple, folder, { content })).id).toBe('');
  });

  it("belongs to a bid of its uploader's company, and moves to the bid that replaces it", async () => {
    const open = await openRfp();
    const foreign = await uploadBidFile(oak, `${open.rfp}/${await partOf(oak, open.rfp)}`, {
      content,
    });
    expect((await send(open, [foreign])).code).toBe('HXRFM');
    const file = await uploadBidFile(maple, open.folder, { content });
    expect((await send(open, [file])).status).toBe(200);
    const many = Array.from({ length: 11 }, () => ({ ...file, id: randomUUID() }));
    expect((await send(open, many)).status).toBe(400);
    const replacement = await send(open, [file]);
    const rows = await queryDatabase(
      `select bid_id from private.rfp_bid_files where id = '${file.id}'`,
    );
    expect(rows).toEqual([{ bid_id: replacement.id }]);
  });

  it('is rejected if its content does not match its name, its key is wrong, or it is missing', async () => {
    const open = await openRfp();
    const page = await uploadBidFile(maple, open.folder, {
      content: '<html><script>1</script></html>',
    });
    const program = await uploadBidFile(maple, open.folder, { name: 'plan.exe', content });
    const wrong = {
      ...(await uploadBidFile(maple, open.folder, { content })),
      key: 'a'.repeat(43),
    };
    const missing = { ...wrong, id: randomUUID() };
    const good = await uploadBidFile(maple, open.folder, { content });
    const sent = [page, program, wrong, good];
    const ids = sent.map(({ id }) => id);
    expect((await send(open, [...sent, missing], ids)).status).toBe(200);
    await openBids(open.rfp);
    for (const { id } of [page, program, wrong, missing]) {
      expect((await requestFile(team.author, open.rfp, id)).data).toEqual({ state: 'rejected' });
    }
    expect((await requestFile(team.author, open.rfp, good.id)).data).toEqual({ state: 'stored' });
    const stored = (await filesOf(open.rfp)).filter(({ state }) => state === 'stored');
    expect(stored.map(({ id }) => id)).toEqual([good.id]);
  });

  it('listed twice makes its bid unreadable and stops no other bid', async () => {
    const open = await openRfp();
    const file = await uploadBidFile(maple, open.folder, { content });
    await send(open, [file, file], [file.id]);
    await sendBid(oak, open.rfp, bidContent(open.criterion));
    await openBids(open.rfp);
    const { vendors } = await readRfp(team.author, open.rfp);
    expect(vendors.flatMap(({ bids }) => bids.map(({ status }) => status)).sort()).toEqual([
      'opened',
      'unreadable',
    ]);
  });

  it('is freed when its bid is withdrawn or replaced', async () => {
    const open = await openRfp();
    for (const end of [
      () => succeedVoid(maple.client.rpc('withdraw_rfp_bid', { p_rfp_id: open.rfp })),
      () => send(open, []),
    ]) {
      const file = await uploadBidFile(maple, open.folder, { content });
      expect((await send(open, [file])).status).toBe(200);
      await end();
      const rows = await queryDatabase(`select from private.rfp_bid_files where id = '${file.id}'`);
      expect(rows).toEqual([]);
    }
  });
});
