import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

/** Trust accounts have no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    list_trust: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_trust_statement: {
      asked: () => ({ p_resident_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-31' }),
    },
    save_trust_settings: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: { two_person_cents: 10_000, bond_cents: 0 },
      }),
    },
    add_trust_movement: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: {
          resident_id: UNUSED_ID,
          kind: 'deposit',
          cents: 5000,
          day: '2026-05-01',
          method: 'check',
          purpose: 'Allowance',
        },
      }),
    },
    decide_trust_movement: { asked: () => ({ p_id: UNUSED_ID, p_approves: true }) },
    post_trust_interest: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_day: '2026-05-01',
        p_cents: 100,
      }),
    },
  },
};
