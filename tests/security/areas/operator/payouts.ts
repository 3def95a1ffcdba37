import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const owner = { p_owner: 'community', p_owner_id: UNUSED_ID };

/** Connected accounts and online payments have no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    get_connected_account: { asked: () => owner },
    begin_account_connection: { asked: () => owner },
    find_my_connected_account: { asked: () => owner },
    begin_online_payment: {
      asked: () => ({
        p_id: randomUUID(),
        p_invoice_id: UNUSED_ID,
        p_method: 'card',
        p_cents: 1000,
      }),
    },
    get_online_payment: { asked: () => ({ p_id: UNUSED_ID }) },
    list_online_payments: { asked: () => ({ p_community_id: UNUSED_ID }) },
    begin_online_refund: { asked: () => ({ p_payment_id: UNUSED_ID, p_cents: 1000 }) },
  },
};
