import { randomUUID } from 'node:crypto';
import { type Area, denyAll, everything, no, none, readByStaff, yes } from '../../area.ts';
import { getTimestamp, number } from '../../probes/values.ts';

/** Written only by the server, from the payment provider's data. */
const money = readByStaff;

export const area: Area = {
  tables: {
    subscribers: {
      anyone: [yes, none, no, none, none, none],
      but: {
        'signed out': denyAll,
        support: [yes, yes, no, none, none, none],
        admin: everything,
        service: everything,
      },
      rows: { key: 'user_id', change: () => ({ subscription_tier: `tier-${randomUUID()}` }) },
    },
    billing_accounts: {
      ...money,
      rows: {
        key: 'user_id',
        row: () => ({
          status: 'active',
          plan: 'starter',
          price_cents: 2_900,
          current_period_end: getTimestamp(),
        }),
        change: () => ({ price_cents: number() }),
      },
    },
    invoices: {
      ...money,
      rows: {
        row: () => ({
          id: `in_${randomUUID()}`,
          status: 'open',
          amount_cents: 2_900,
          period_start: getTimestamp(),
          period_end: getTimestamp(),
          created_at: getTimestamp(),
        }),
        change: () => ({ amount_cents: number() }),
      },
    },
  },
};
