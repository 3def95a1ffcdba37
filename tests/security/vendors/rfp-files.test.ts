import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readErrorCode, type Vendor } from '../../support/projects.ts';
import {
  createOpenRfp,
  createRfp,
  createRfpTeam,
  createTwoVendors,
  intend,
  inviteVendors,
  type RfpTeam,
  readRfp,
  succeedVoid,
} from '../../support/rfps.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person } from '../world.ts';

type Who = Pick<Person, 'client'>;

let team: RfpTeam;
let otherTeam: RfpTeam;
let maple: Vendor;
let oak: Vendor;
let buyer: Person;

beforeAll(async () => {
  [team, otherTeam, buyer] = await Promise.all([createRfpTeam(), createRfpTeam(), person('buyer')]);
  [maple, oak] = await createTwoVendors();
});

const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
const bucketOf = ({ client }: Who) => client.storage.from('rfp-files');
const upload = async (who: Who, rfp: string, content = PDF): Promise<string | null> => {
  const id = randomUUID();
  const { error } = await bucketOf(who).upload(`${rfp}/${id}`, content, {
    contentType: content.type,
  });
  return error === null ? id : null;
};
const attach = (who: Who, p_rfp_id: string, p_id: string, more: object = {}) =>
  who.client.rpc('add_rfp_file', { p_id, p_rfp_id, p_name: 'plan.pdf', ...more });
async function added(who: Who, rfp: string, more: object = {}): Promise<string> {
  const id = (await upload(who, rfp)) ?? '';
  await succeedVoid(attach(who, rfp, id, more));
  return `${rfp}/${id}`;
}
const canRead = async (who: Who, path: string) =>
  (await bucketOf(who).download(path)).error === null;
const filesOf = async (who: Person, rfp: string) =>
  ((await readRfp(who, rfp)) as unknown as { files: readonly { path: string }[] }).files.map(
    ({ path }) => path,
  );
async function ask(vendor: Vendor, p_rfp_id: string): Promise<string> {
  const p_id = randomUUID();
  await succeedVoid(
    vendor.client.rpc('ask_rfp_question', { p_id, p_rfp_id, p_question: 'Does this detail fit?' }),
  );
  return p_id;
}

describe('files of an RFP', () => {
  it('are added to a draft by its managers and read by vendors once it is published', async () => {
    const draft = await createRfp(team);
    await succeedVoid(inviteVendors(team.author, draft, [maple]));
    const path = await added(team.author, draft);
    for (const who of [team.approver, maple, oak, otherTeam.author, buyer]) {
      expect(await upload(who, draft)).toBeNull();
    }
    expect(await canRead(team.approver, path)).toBe(true);
    for (const who of [maple, oak, otherTeam.author, buyer]) {
      expect(await canRead(who, path)).toBe(false);
    }
    const [, id = ''] = path.split('/');
    expect(await readErrorCode(team.approver.client.rpc('remove_rfp_file', { p_id: id }))).toBe(
      'HXRBR',
    );
    expect(await readErrorCode(maple.client.rpc('remove_rfp_file', { p_id: id }))).toBe('HXRBN');
    await succeedVoid(team.author.client.rpc('remove_rfp_file', { p_id: id }));
    expect(await filesOf(team.author, draft)).toEqual([]);
  });

  it('of a published RFP include its last amendment and stay closed to uninvited vendors', async () => {
    const rfp = await createOpenRfp(team, [maple]);
    const id = (await upload(team.author, rfp)) ?? '';
    expect(await readErrorCode(attach(team.author, rfp, id))).toBe('HXRPF');
    const amend = async () => {
      const p_amendment_id = randomUUID();
      await succeedVoid(
        team.author.client.rpc('amend_rfp', { p_id: rfp, p_amendment_id, p_body: 'New plan.' }),
      );
      return p_amendment_id;
    };
    const first = await amend();
    await succeedVoid(attach(team.author, rfp, id, { p_amendment_id: first }));
    await succeedVoid(attach(team.author, rfp, id, { p_amendment_id: first }));
    const path = `${rfp}/${id}`;
    expect(await filesOf(maple, rfp)).toEqual([path]);
    expect(await canRead(maple, path)).toBe(true);
    for (const who of [oak, otherTeam.author, buyer]) expect(await canRead(who, path)).toBe(false);
    // Links would outlive the right.
    expect((await bucketOf(maple).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucketOf(team.author).remove([path])).data ?? []).toEqual([]);
    expect(await canRead(maple, path)).toBe(true);
    expect(await readErrorCode(team.author.client.rpc('remove_rfp_file', { p_id: id }))).toBe(
      'HXRPF',
    );
    await amend();
    const late = (await upload(team.author, rfp)) ?? '';
    expect(await readErrorCode(attach(team.author, rfp, late, { p_amendment_id: first }))).toBe(
      'HXRPF',
    );
  });

  it('of a question stay with its vendor and the team until it is answered', async () => {
    const rfp = await createOpenRfp(team, [maple, oak]);
    for (const vendor of [maple, oak]) await intend(vendor, rfp);
    const p_question_id = await ask(maple, rfp);
    const path = await added(maple, rfp, { p_question_id });
    expect(await canRead(team.author, path)).toBe(true);
    expect(await canRead(oak, path)).toBe(false);
    expect(await filesOf(oak, rfp)).toEqual([]);
    // Someone else's question, and the RFP itself.
    const foreign = (await upload(oak, rfp)) ?? '';
    expect(await readErrorCode(attach(oak, rfp, foreign, { p_question_id }))).toBe('HXRPF');
    expect(await readErrorCode(attach(oak, rfp, foreign))).toBe('HXRPF');
    await succeedVoid(
      team.author.client.rpc('answer_rfp_question', { p_id: p_question_id, p_answer: 'It does.' }),
    );
    expect(await canRead(oak, path)).toBe(true);
    expect(await filesOf(oak, rfp)).toEqual([path]);
    expect(path).not.toContain(maple.id);
    const more = (await upload(maple, rfp)) ?? '';
    expect(await readErrorCode(attach(maple, rfp, more, { p_question_id }))).toBe('HXRPF');
  });

  it("reject wrong kinds, wrong names, others' uploads, and a closed RFP", async () => {
    const rfp = await createOpenRfp(team, [maple]);
    await intend(maple, rfp);
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
    expect(await upload(team.author, rfp, page)).toBeNull();
    const p_question_id = await ask(maple, rfp);
    const id = (await upload(maple, rfp)) ?? '';
    const named = (p_name: string) => attach(maple, rfp, id, { p_question_id, p_name });
    expect(await readErrorCode(named('plan.exe'))).toBe('HXRFT');
    expect(await readErrorCode(named('../plan‮.pdf'))).toBe('23514');
    expect(await readErrorCode(attach(team.author, rfp, id, { p_question_id }))).toBe('HXRFM');
    expect(await readErrorCode(attach(maple, rfp, randomUUID(), { p_question_id }))).toBe('HXRFM');
    expect(await readErrorCode(attach(oak, rfp, id, { p_question_id }))).toBe('HXRBN');
    await queryDatabase(
      `update private.rfps set questions_until = now() - interval '1 minute' where id = '${rfp}'`,
    );
    expect(await upload(maple, rfp)).toBeNull();
  });
});
