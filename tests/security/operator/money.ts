import { sessionOf } from '../../support/payments.ts';
import { queryDatabase } from '../sql.ts';

/** Returns the ID of the online payment behind a page of the provider. */
export async function paymentIn(url: string): Promise<string> {
  const [row] = await queryDatabase(
    `select id from private.online_payments where session_id = '${sessionOf(url)}'`,
  );
  return String(row?.id);
}

/** Returns the balance of a community's ledger account in cents. */
export async function readLedgerBalance(community: string, number: string): Promise<number> {
  const [row] = await queryDatabase(
    `select coalesce(sum(cents), 0)::int as cents from private.ledger_lines
       where community_id = '${community}' and account = '${number}'`,
  );
  return Number(row?.cents);
}
