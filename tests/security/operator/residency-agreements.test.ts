import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, type Team } from './team.ts';

const BODY =
  'The resident moves into unit 101 and pays the monthly rent on the first of each month.';
const HASH = createHash('sha256').update(BODY).digest('hex');

let team: Team;
let prospect: string;
let item: string;
let signer: Person;
let email: string;

const call = (role: Role, name: string, args: object) => as(team.who(role)).rpc(name, args);
const request = (role: Role, p_id: string, values: object = {}) =>
  call(role, 'request_residency_agreement', {
    p_id,
    p_item_id: item,
    p_title: 'Residency agreement',
    p_body: BODY,
    p_name: 'Nina Clark',
    p_email: email,
    ...values,
  });
const sign = (
  who: Pick<Person, 'client'>,
  p_agreement_id: string,
  p_hash = HASH,
  p_consents = true,
) =>
  as(who).rpc('sign_residency_agreement', {
    p_agreement_id,
    p_id: randomUUID(),
    p_name: 'Nina Clark',
    p_drawing: null,
    p_consents,
    p_hash,
  });
const toSign = (who: Pick<Person, 'client'>, p_id: string) =>
  succeed(as(who).rpc('get_residency_agreement', { p_id }));
const itemNow = async () =>
  await succeed(keys().from('move_in_items').select('done_on, note').eq('id', item).single());

beforeAll(async () => {
  team = await createTeam();
  signer = await person('buyer');
  const [row] = await queryDatabase(`select email from auth.users where id = '${signer.id}'`);
  email = String(row?.email);
});

describe('a residency agreement', () => {
  beforeAll(async () => {
    const row = { community_id: team.community, name: 'Nina Clark' };
    prospect = await insertRow('resident_prospects', row);
    item = await insertRow('move_in_items', {
      prospect_id: prospect,
      item: 'Residency agreement signed',
      type: 'agreement',
    });
  });

  it('can be sent only by positions with the right, for an open agreement item', async () => {
    for (const role of [
      'stranger',
      'former',
      'neighbor',
      'caregiver',
      'dining',
      'family',
    ] as const) {
      expect(await codeOf(request(role, randomUUID()))).toBe('42501');
      const list = call(role, 'list_residency_agreements', { p_prospect_id: prospect });
      expect(await codeOf(list)).toBe('42501');
    }
    const other = await insertRow('move_in_items', {
      prospect_id: prospect,
      item: 'TB test',
      type: 'document',
    });
    expect(await codeOf(request('sales', randomUUID(), { p_item_id: other }))).toBe('HXOAD');
  });

  it('is readable and signable only by the person it was sent to', async () => {
    const id = randomUUID();
    await succeed(request('sales', id));
    expect(await toSign(signer, id)).toMatchObject({ body: BODY, sha256: HASH, signed_at: null });
    const outsider = await person('buyer');
    for (const who of [
      outsider,
      ...(['sales', 'executive_director', 'neighbor'] as const).map(team.who),
    ]) {
      expect(await toSign(who, id)).toBeNull();
      expect(await codeOf(sign(who, id))).toBe('42501');
    }
    expect((await itemNow()).done_on).toBeNull();
  });

  it('is replaced by a newer request, and can’t be signed once cancelled or expired', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await succeed(request('sales', first));
    await succeed(request('sales', second));
    expect(await codeOf(sign(signer, first))).toBe('42501');
    expect(await codeOf(call('neighbor', 'cancel_residency_agreement', { p_id: second }))).toBe(
      '42501',
    );
    await succeed(call('sales', 'cancel_residency_agreement', { p_id: second }));
    expect(await toSign(signer, second)).toBeNull();
    expect(await codeOf(sign(signer, second))).toBe('42501');
    const old = randomUUID();
    await queryDatabase(`
      insert into private.residency_agreements
        (id, community_id, prospect_id, item_id, title, body, body_sha256, signer_name, signer_email, expires_at)
      values ('${old}', '${team.community}', '${prospect}', '${item}', 'Old', '${BODY}', '${HASH}', 'Nina Clark', '${email}', now() - interval '1 minute')`);
    expect(await toSign(signer, old)).toBeNull();
    expect(await codeOf(sign(signer, old))).toBe('42501');
  });

  it('requires consent and the text that was shown, and can’t be changed once sent', async () => {
    const id = randomUUID();
    await succeed(request('sales', id));
    expect(await codeOf(sign(signer, id, HASH, false))).toBe('HXDRC');
    expect(await codeOf(sign(signer, id, 'f'.repeat(64)))).toBe('HXDRN');
    const change = `update private.residency_agreements set body = 'The rent doubles every single month.' where id = '${id}'`;
    await expect(queryDatabase(change)).rejects.toThrow();
  });

  it('checks off the item when signed, once, and becomes the resident’s document with its copy', async () => {
    const id = randomUUID();
    await succeed(request('sales', id));
    const hash = await succeed(sign(signer, id));
    expect(await succeed(sign(signer, id))).toBe(hash);
    const done = await itemNow();
    expect(done.done_on).not.toBeNull();
    expect(done.note).toBe('Signed online by Nina Clark');
    await expect(
      queryDatabase(
        `update private.residency_agreements set signed_at = null, signature_id = null where id = '${id}'`,
      ),
    ).rejects.toThrow();
    expect(await codeOf(request('sales', randomUUID()))).toBe('HXOAD');

    const floor = (
      await succeed(keys().from('units').select('floor_id').eq('id', team.unit).single())
    ).floor_id;
    const unit = await insertRow('units', { floor_id: floor, name: '201' });
    const resident = randomUUID();
    await succeed(
      call('executive_director', 'move_in_prospect', {
        p_id: resident,
        p_prospect_id: prospect,
        p_at: new Date().toISOString(),
        p_unit_id: unit,
        p_reason: 'Checklist finished on paper',
      }),
    );
    await succeed(team.open('executive_director', resident));
    const documents = as(team.who('executive_director')).from('resident_documents');
    const [document] = await succeed(
      documents.select('id').eq('resident_id', resident).eq('type', 'agreement'),
    );
    const copy = { p_document_id: document?.id };
    expect(await succeed(call('executive_director', 'get_signed_agreement', copy))).toMatchObject({
      body: BODY,
      name: 'Nina Clark',
      hash,
    });
    for (const role of ['stranger', 'former', 'neighbor', 'caregiver', 'sales', 'nurse'] as const) {
      expect(await succeed(call(role, 'get_signed_agreement', copy))).toBeNull();
    }
  });
});
