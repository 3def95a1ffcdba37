import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClaimBatch } from '#shared/operator/claims/claim.ts';
import { write837 } from '#shared/operator/claims/write837.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, WITHOUT_MONEY } from './team.ts';

const MONTH = '2026-10-01';
const PROFILE = {
  payor: 'medicaid',
  claim_kind: 'professional',
  payer_name: 'Ohio Medicaid',
  payer_id: 'OHMCD',
  filing_code: 'MC',
  submitter_id: 'MAPLE01',
  receiver_id: 'OHCLEAR',
  receiver_name: 'Ohio Clearing',
  provider_name: 'Maple Court',
  npi: '1234567893',
  taxonomy: '310400000X',
  tax_id: '341234567',
  contact_name: 'Ruth Meyer',
  contact_phone: '6145550142',
  procedure_code: 'T2031',
  modifiers: ['U1'],
};
const authorization = (resident_id: string) => ({
  resident_id,
  payor: 'medicaid',
  number: 'PA-7781',
  service: 'Assisted living service',
  units: 31,
  begins_on: '2026-10-01',
  ends_on: '2026-10-31',
});

interface ClaimRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly resident_id: string;
  readonly total_cents: number;
  readonly paid_cents: number;
  readonly problems: readonly string[];
}

/** A community whose resident's October is billed to Medicaid. */
async function billedTeam() {
  const team = await createTeam();
  const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
  const office = (name: string, args: object = {}) => succeed(call('business_office', name, args));
  const p_community_id = team.community;
  await succeed(
    keys()
      .from('communities')
      .update({ street: '12 Oak St', city: 'Columbus', postal_code: '43215' })
      .eq('id', team.community)
      .select('id'),
  );
  for (const id of [team.unit, team.otherUnit])
    await succeed(keys().from('units').update({ market_rate: 3100 }).eq('id', id).select('id'));
  for (const resident_id of [team.ada, team.bea]) {
    await insertRow('resident_payors', {
      resident_id,
      payor: 'medicaid',
      policy_number: '910000123456',
      begins_on: '2026-05-01',
    });
    await insertRow('resident_identities', { resident_id, birth_date: '1940-02-11' });
    await insertRow('resident_diagnoses', { resident_id, diagnosis: 'Dementia', code: 'F03.90' });
  }
  const bill = async () => {
    const month = { p_community_id, p_month: MONTH };
    const { fingerprint } = await office('preview_billing_run', month);
    const p_id = randomUUID();
    await office('approve_billing_run', { ...month, p_id, p_fingerprint: fingerprint });
    await office('post_billing_run', { p_id });
  };
  await bill();
  const save = async (name: string, p_values: object) => {
    const p_id = randomUUID();
    await office(name, { p_id, p_community_id, p_version: 0, p_values });
    return p_id;
  };
  const list = () => office('list_claims', { p_community_id });
  const claimOf = async (resident: string): Promise<ClaimRow> => {
    const { claims } = await list();
    return claims.find(({ resident_id }: ClaimRow) => resident_id === resident);
  };
  const period = {
    p_community_id,
    p_payor: 'medicaid',
    p_from: MONTH,
    p_to: '2026-10-31',
  };
  return { team, call, office, save, list, claimOf, period, bill, p_community_id };
}

/** The same with a ready and exported claim of Ada. */
async function exportedClaim() {
  const billed = await billedTeam();
  const { team, office, save, claimOf, period, p_community_id } = billed;
  await save('save_payer_profile', PROFILE);
  await save('save_payor_authorization', authorization(team.ada));
  await office('create_care_claims', { ...period, p_resident_ids: [team.ada] });
  const { id } = await claimOf(team.ada);
  await office('set_claim_status', { p_id: id, p_status: 'ready' });
  const batch: ClaimBatch & { id: string } = await office('export_claims', {
    p_id: randomUUID(),
    p_community_id,
    p_claim_ids: [id],
  });
  return { ...billed, claim: await claimOf(team.ada), batch };
}

const remittance = (claims: readonly object[], total_cents: number) => ({
  trace_number: `EFT${randomUUID().slice(0, 8)}`,
  payer_id: '1999999999',
  payer_name: 'Ohio Medicaid',
  paid_on: '2026-11-06',
  total_cents,
  claims,
});
const paidLine = (claim_number: string, values: object = {}) => ({
  claim_number,
  status_code: '1',
  charged_cents: 310_000,
  paid_cents: 300_000,
  patient_cents: 0,
  payer_claim_number: 'ICN1',
  patient_name: 'ADA',
  adjustments: [],
  services: [
    {
      charged_cents: 310_000,
      paid_cents: 300_000,
      adjustments: [{ group: 'CO', reason: '45', cents: 10_000 }],
    },
  ],
  ...values,
});

describe('access to claims', () => {
  let billed: Awaited<ReturnType<typeof exportedClaim>>;
  beforeAll(async () => {
    billed = await exportedClaim();
  });

  it('is limited to directors and the business office', async () => {
    const { call, claim, batch, p_community_id, team, period } = billed;
    const asked: readonly (readonly [string, object])[] = [
      ['list_claims', { p_community_id }],
      ['get_care_claim', { p_id: claim.id }],
      ['get_claim_batch', { p_id: batch.id }],
      ['create_care_claims', period],
      ['set_claim_status', { p_id: claim.id, p_status: 'accepted' }],
      ['save_care_claim', { p_id: claim.id, p_version: 1, p_values: {} }],
      ['correct_claim', { p_id: claim.id, p_frequency: '8' }],
      ['discard_care_claim', { p_id: claim.id }],
      ['export_claims', { p_id: randomUUID(), p_community_id, p_claim_ids: [claim.id] }],
      ['preview_remittance', { p_community_id, p_remittance: remittance([], 0) }],
      [
        'import_remittance',
        { p_id: randomUUID(), p_community_id, p_remittance: remittance([], 0) },
      ],
      ['record_claim_answers', { p_community_id, p_answers: [{ claim_number: claim.number }] }],
      [
        'save_payor_authorization',
        { p_id: randomUUID(), p_community_id, p_version: 0, p_values: authorization(team.ada) },
      ],
      [
        'save_payer_profile',
        { p_id: randomUUID(), p_community_id, p_version: 0, p_values: PROFILE },
      ],
    ];
    for (const role of WITHOUT_MONEY)
      for (const [name, args] of asked)
        expect(await codeOf(call(role, name, args)), `${role} ${name}`).toBe('42501');
    expect(await codeOf(call('executive_director', 'list_claims', { p_community_id }))).toBe(
      undefined,
    );
  });

  it("can't reach another community's claims through an export, a match, or an authorization", async () => {
    const other = await exportedClaim();
    const { call, p_community_id } = billed;
    const mine = (name: string, args: object) => codeOf(call('business_office', name, args));
    expect(
      await mine('export_claims', {
        p_id: randomUUID(),
        p_community_id,
        p_claim_ids: [other.claim.id],
      }),
    ).toBe('42501');
    expect(
      await mine('save_payor_authorization', {
        p_id: randomUUID(),
        p_community_id,
        p_version: 0,
        p_values: authorization(other.team.ada),
      }),
    ).toBe('42501');
    const p_remittance = remittance([paidLine(other.claim.number)], 300_000);
    const imported = await billed.office('import_remittance', {
      p_id: randomUUID(),
      p_community_id,
      p_remittance,
    });
    expect(imported).toEqual({ posted: 0, unmatched: 1 });
    const { remittances } = await billed.list();
    const [line] = remittances.find(
      (one: { trace_number: string }) => one.trace_number === p_remittance.trace_number,
    ).lines;
    expect(
      await mine('resolve_remittance_line', { p_id: line.id, p_claim_id: other.claim.id }),
    ).toBe('42501');
  });

  it('writes to the access log when a claim or a file is read', async () => {
    const { team, office, batch } = billed;
    await queryDatabase(`alter table public.resident_access_log disable trigger refuse_change`);
    await queryDatabase(
      `delete from public.resident_access_log where resident_id = '${team.ada}' and user_id = '${team.who('business_office').id}'`,
    );
    await queryDatabase(`alter table public.resident_access_log enable trigger refuse_change`);
    await office('get_claim_batch', { p_id: batch.id });
    const [row] = await queryDatabase(
      `select reason from public.resident_access_log where resident_id = '${team.ada}' and user_id = '${team.who('business_office').id}'`,
    );
    expect(row).toEqual({ reason: 'Claim file' });
  });
});

describe('claims', () => {
  it('are built from posted charges once, and list what blocks them', async () => {
    const { team, office, call, claimOf, period, save } = await billedTeam();
    await office('create_care_claims', period);
    const claim = await claimOf(team.ada);
    expect(claim).toMatchObject({
      status: 'draft',
      total_cents: 310_000,
      problems: ['no_profile'],
    });
    expect(await codeOf(call('business_office', 'create_care_claims', period))).toBe('HXCXN');
    await save('save_payer_profile', PROFILE);
    expect((await claimOf(team.ada)).problems).toEqual(['authorization', 'procedure']);
    const ready = { p_id: claim.id, p_status: 'ready' };
    expect(await codeOf(call('business_office', 'set_claim_status', ready))).toBe('HXCXP');
    await office('discard_care_claim', { p_id: claim.id });
    await save('save_payor_authorization', authorization(team.ada));
    await office('create_care_claims', period);
    expect((await claimOf(team.ada)).problems).toEqual([]);
    const [double] = await queryDatabase(
      `select charge_id, claim_id, invoice_id from private.care_claim_charges h where is_open
       and exists (select from private.care_claims c where c.id = h.claim_id and c.resident_id = '${team.ada}') limit 1`,
    );
    const bea = await claimOf(team.bea);
    await expect(
      queryDatabase(
        `insert into private.care_claim_charges (claim_id, charge_id, invoice_id, cents)
         values ('${bea.id}', '${double?.charge_id}', '${double?.invoice_id}', 1)`,
      ),
    ).rejects.toThrow('care_claim_charges_once_idx');
  });

  it('export a file that the writer accepts, and that can be downloaded unchanged', async () => {
    const { office, batch, claim, team, p_community_id, call } = await exportedClaim();
    const file = write837(batch);
    expect(file).toContain(`CLM*${claim.number}*3100***13:B:1*Y*A*Y*Y~`);
    expect(file).toContain('SV1*HC:T2031:U1*3100*UN*31***1~');
    expect(file).toContain('REF*G1*PA-7781~');
    await succeed(
      keys().from('residents').update({ name: 'Ada Changed' }).eq('id', team.ada).select('id'),
    );
    expect(write837(await office('get_claim_batch', { p_id: batch.id }))).toBe(file);
    const again = { p_id: randomUUID(), p_community_id, p_claim_ids: [claim.id] };
    expect(await codeOf(call('business_office', 'export_claims', again))).toBe('HXCXE');
    expect(
      await office('export_claims', { p_id: batch.id, p_community_id, p_claim_ids: [claim.id] }),
    ).toEqual(batch);
  });

  it("exceed an authorization's units only with a problem", async () => {
    const { team, office, claimOf, period, save } = await billedTeam();
    await save('save_payer_profile', PROFILE);
    await save('save_payor_authorization', { ...authorization(team.ada), units: 30 });
    await office('create_care_claims', period);
    expect((await claimOf(team.ada)).problems).toEqual(['units']);
  });

  it('keep amounts and dates when codes change', async () => {
    const { team, office, claimOf, period, save, call } = await billedTeam();
    await save('save_payer_profile', PROFILE);
    await office('create_care_claims', period);
    const { id } = await claimOf(team.ada);
    const { document, version } = await office('get_care_claim', { p_id: id });
    const [line] = document.lines;
    const p_values = {
      total_cents: 1,
      status: 'paid',
      community_id: randomUUID(),
      lines: [{ id: line.id, procedure_code: 't1019', cents: 1, units: 1, modifiers: ['U2'] }],
    };
    await office('save_care_claim', { p_id: id, p_version: version, p_values });
    const after = await office('get_care_claim', { p_id: id });
    expect(after).toMatchObject({ status: 'draft', document: { total_cents: 310_000 } });
    expect(after.document.lines[0]).toMatchObject({
      procedure_code: 'T1019',
      modifiers: ['U2'],
      cents: 310_000,
      units: 31,
    });
    const stale = { p_id: id, p_version: version, p_values };
    expect(await codeOf(call('business_office', 'save_care_claim', stale))).toBe('HXCXV');
  });

  it('are corrected with a replacement that takes later corrections of the charges', async () => {
    const { office, claim, team, bill, claimOf, period, call, list } = await exportedClaim();
    await office('set_claim_status', {
      p_id: claim.id,
      p_status: 'accepted',
      p_payer_claim_number: 'ICN1',
    });
    await queryDatabase(
      `insert into private.resident_rates (community_id, resident_id, room_cents, effective_on, reason)
       values ('${team.community}', '${team.ada}', 620000, '${MONTH}', 'Agreement found')`,
    );
    await bill();
    const { unclaimed } = await list();
    expect(unclaimed).toContainEqual(expect.objectContaining({ has_corrections: true }));
    const only = { ...period, p_resident_ids: [team.ada] };
    expect(await codeOf(call('business_office', 'create_care_claims', only))).toBe('HXCXN');
    const next = await office('correct_claim', { p_id: claim.id, p_frequency: '7' });
    expect(await office('correct_claim', { p_id: claim.id, p_frequency: '7' })).toBe(next);
    const replacement = await office('get_care_claim', { p_id: next });
    expect(replacement).toMatchObject({
      replaces_id: claim.id,
      document: { frequency: '7', payer_claim_number: 'ICN1', total_cents: 620_000 },
    });
    expect(replacement.document.lines).toHaveLength(1);
    expect((await claimOf(team.ada)).id).not.toBe(undefined);
  });

  it('free their charges when the payer accepts a void', async () => {
    const { office, claim, period, call, team } = await exportedClaim();
    const only = { ...period, p_resident_ids: [team.ada] };
    await office('set_claim_status', {
      p_id: claim.id,
      p_status: 'accepted',
      p_payer_claim_number: 'ICN1',
    });
    const p_id = await office('correct_claim', { p_id: claim.id, p_frequency: '8' });
    expect(await codeOf(call('business_office', 'create_care_claims', only))).toBe('HXCXN');
    await office('set_claim_status', { p_id, p_status: 'ready' });
    await office('export_claims', {
      p_id: randomUUID(),
      p_community_id: team.community,
      p_claim_ids: [p_id],
    });
    await office('set_claim_status', { p_id, p_status: 'accepted' });
    expect(await office('create_care_claims', only)).toBe(1);
  });
});

describe('payer responses', () => {
  it('accept and reject claims and whole files by number', async () => {
    const { office, claim, batch, p_community_id, claimOf, team } = await exportedClaim();
    const answer = (values: object) =>
      office('record_claim_answers', { p_community_id, p_answers: [{ code: 'A', ...values }] });
    expect(await answer({ claim_number: claim.number, is_accepted: false, code: 'A3:21' })).toEqual(
      { recorded: 1, unknown: 0 },
    );
    expect((await claimOf(team.ada)).status).toBe('rejected');
    expect(await answer({ claim_number: 'C00000000000', is_accepted: true })).toEqual({
      recorded: 0,
      unknown: 1,
    });
    expect(await answer({ control_number: `${batch.control_number}`, is_accepted: true })).toEqual({
      recorded: 1,
      unknown: 0,
    });
  });
});

describe('remittances', () => {
  const ledgerOf = async (community: string, account: string) => {
    const [row] = await queryDatabase(
      `select coalesce(sum(cents), 0)::int as cents from private.ledger_lines
       where community_id = '${community}' and account = '${account}'`,
    );
    return row?.cents;
  };

  it('post payments and write-offs once, to the cent', async () => {
    const { office, call, claim, p_community_id, claimOf, team } = await exportedClaim();
    const open = await ledgerOf(p_community_id, '1200');
    const p_remittance = remittance([paidLine(claim.number)], 300_000);
    const preview = await office('preview_remittance', { p_community_id, p_remittance });
    expect(preview).toMatchObject({ is_imported: false, lines: [{ claim_id: claim.id }] });
    const args = { p_id: randomUUID(), p_community_id, p_remittance };
    expect(await office('import_remittance', args)).toEqual({ posted: 1, unmatched: 0 });
    expect(await claimOf(team.ada)).toMatchObject({ status: 'paid', paid_cents: 300_000 });
    expect(await ledgerOf(p_community_id, '1200')).toBe(Number(open) - 310_000);
    expect(await ledgerOf(p_community_id, '1010')).toBe(300_000);
    for (const p_id of [args.p_id, randomUUID()])
      expect(await codeOf(call('business_office', 'import_remittance', { ...args, p_id }))).toBe(
        'HXCXM',
      );
    expect(await ledgerOf(p_community_id, '1010')).toBe(300_000);
  });

  it('are rejected if their amounts no longer add up', async () => {
    const { call, claim, p_community_id } = await exportedClaim();
    for (const p_remittance of [
      remittance([paidLine(claim.number)], 300_001),
      remittance([paidLine(claim.number, { paid_cents: 310_000 })], 310_000),
      { ...remittance([paidLine(claim.number)], 300_000), provider_cents: 1 },
    ])
      expect(
        await codeOf(
          call('business_office', 'import_remittance', {
            p_id: randomUUID(),
            p_community_id,
            p_remittance,
          }),
        ),
      ).toBe('HXCXB');
  });

  it('leave lines without a claim to be posted by hand or marked with a reason', async () => {
    const { office, call, claim, p_community_id, list, claimOf, team } = await exportedClaim();
    const lines = [paidLine('C-UNKNOWN'), paidLine('C-OTHER')];
    await office('import_remittance', {
      p_id: randomUUID(),
      p_community_id,
      p_remittance: remittance(lines, 600_000),
    });
    const { remittances } = await list();
    const [first, second] = remittances[0].lines;
    expect(
      await codeOf(call('business_office', 'resolve_remittance_line', { p_id: first.id })),
    ).toBe('HXCXR');
    await office('resolve_remittance_line', { p_id: first.id, p_claim_id: claim.id });
    expect(await claimOf(team.ada)).toMatchObject({ status: 'paid', paid_cents: 300_000 });
    const note = { p_id: second.id, p_note: 'Refunded to the payer' };
    await office('resolve_remittance_line', note);
    expect(await codeOf(call('business_office', 'resolve_remittance_line', note))).toBe('HXCXS');
  });

  it('deny a claim that is not paid', async () => {
    const { office, claim, p_community_id, claimOf, team } = await exportedClaim();
    const denied = paidLine(claim.number, {
      status_code: '4',
      paid_cents: 0,
      services: [],
      adjustments: [{ group: 'CO', reason: '197', cents: 310_000 }],
    });
    await office('import_remittance', {
      p_id: randomUUID(),
      p_community_id,
      p_remittance: remittance([denied], 0),
    });
    expect(await claimOf(team.ada)).toMatchObject({ status: 'denied', paid_cents: 0 });
  });
});
