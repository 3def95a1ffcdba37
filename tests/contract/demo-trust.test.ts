import { beforeAll, describe, expect, it } from 'vitest';
import { isTrust, isTrustStatement } from '../../renderer/features/operator/trust/trustShapes.ts';
import { queryDatabase } from '../security/sql.ts';
import { signedInAs, skipOnHostedBackend } from '../support/backend.ts';

beforeAll(() => skipOnHostedBackend('the demo is never put on a hosted project'));

const DUBLIN = 'dec0de00-0000-4000-8000-00000000b001';
const OF_DEMO = "community_id::text like 'dec0de00-%'";

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
