import { beforeAll, describe, expect, it } from 'vitest';
import {
  isClaim,
  isClaimBatch,
  isClaimList,
} from '../../renderer/features/operator/claims/claimsShapes.ts';
import { isTrust, isTrustStatement } from '../../renderer/features/operator/trust/trustShapes.ts';
import type { ClaimBatch } from '../../shared/operator/claims/claim.ts';
import { write837 } from '../../shared/operator/claims/write837.ts';
import { queryDatabase } from '../security/sql.ts';
import { signedInAs, skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

const DUBLIN = 'dec0de00-0000-4000-8000-00000000b001';
const OF_DEMO = "community_id::text like 'dec0de00-%'";

describe('demo claims', () => {
  it('are in several states, and add up to their charges', async () => {
    const statuses = await queryDatabase(
      `select status, count(*)::int as count from private.care_claims where ${OF_DEMO} group by 1`,
    );
    const names = statuses.map(({ status }) => status);
    for (const status of ['draft', 'ready', 'accepted', 'paid', 'denied'])
      expect(names).toContain(status);
    const wrong = await queryDatabase(`
      select c.number from private.care_claims c
      where ${OF_DEMO} and (
        c.total_cents <> (select sum(l.cents) from private.care_claim_lines l where l.claim_id = c.id)
        or c.total_cents <> (select sum(h.cents) from private.care_claim_charges h where h.claim_id = c.id)
      )`);
    expect(wrong).toEqual([]);
  });

  it('have the payments of billing', async () => {
    const wrong = await queryDatabase(`
      select c.number from private.care_claims c
      join private.remittance_lines l on l.claim_id = c.id
      where ${OF_DEMO} and l.paid_cents <> (
        select coalesce(sum(a.cents), 0) from private.payment_allocations a
        where a.invoice_id in (select h.invoice_id from private.care_claim_charges h where h.claim_id = c.id)
      )`);
    expect(wrong).toEqual([]);
  });

  it('were exported in files that can be written again', async () => {
    const client = await signedInAs('operator@demo.havenexchange.example');
    const batches = await queryDatabase(
      `select id from private.claim_batches where ${OF_DEMO} order by id limit 4`,
    );
    expect(batches.length).toBeGreaterThan(1);
    for (const { id } of batches) {
      const { data } = await client.rpc('get_claim_batch', { p_id: String(id) });
      expect(isClaimBatch(data)).toBe(true);
      expect(write837(data as unknown as ClaimBatch)).toContain('ST*837*0001*005010X22');
    }
  });

  it('are returned in the shapes that screens accept', async () => {
    const client = await signedInAs('operator@demo.havenexchange.example');
    const list = await client.rpc('list_claims', { p_community_id: DUBLIN });
    expect(isClaimList(list.data)).toBe(true);
    const [claim] = await queryDatabase(
      `select id from private.care_claims where community_id = '${DUBLIN}' and status = 'paid' limit 1`,
    );
    const one = await client.rpc('get_care_claim', { p_id: String(claim?.id) });
    expect(isClaim(one.data)).toBe(true);
  });
});

describe('demo trust accounts', () => {
  it('have balances above zero, equal to the books, and withdrawals that wait', async () => {
    const [totals] = await queryDatabase(`
      select (select -sum(cents)::int from private.trust_lines where ${OF_DEMO} and account = '2200') as trust,
        (select -sum(cents)::int from private.ledger_lines where ${OF_DEMO} and account = '2200') as books,
        (select count(*)::int from private.trust_movements where ${OF_DEMO} and posted_at is null) as waiting`);
    expect(Number(totals?.trust)).toBeGreaterThan(0);
    expect(totals?.books).toBe(totals?.trust);
    expect(totals?.waiting).toBe(2);
    const below = await queryDatabase(`
      select resident_id from (
        select resident_id, sum(-sum(cents)) over (partition by resident_id order by entry_date) as balance
        from private.trust_lines where ${OF_DEMO} and account = '2200' group by resident_id, entry_date
      ) x where balance < 0`);
    expect(below).toEqual([]);
  });

  it('are returned in the shapes that screens accept', async () => {
    const client = await signedInAs('operator@demo.havenexchange.example');
    const list = await client.rpc('list_trust', { p_community_id: DUBLIN });
    expect(isTrust(list.data)).toBe(true);
    const [line] = await queryDatabase(
      `select resident_id from private.trust_lines where community_id = '${DUBLIN}' and account = '2200' limit 1`,
    );
    const statement = await client.rpc('get_trust_statement', {
      p_resident_id: String(line?.resident_id),
      p_from: '2026-01-01',
      p_to: '2026-12-31',
    });
    expect(isTrustStatement(statement.data)).toBe(true);
  });
});
