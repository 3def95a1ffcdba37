import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { ownListingKey, randomPastTime } from '../../probes/values.ts';

export const area: Area = {
  tables: {
    // Requested changes to approved content: the caller's and another user's.
    revisions: {
      anyone: [yes, none, no, no, no, none],
      but: {
        'signed out': denyAll,
        support: [yes, yes, no, no, no, none],
        admin: [yes, yes, no, no, no, none],
        service: everything,
      },
      rows: {
        of: async (user_id) => ({ user_id, ...(await ownListingKey(user_id)) }),
        row: () => ({ changes: {} }),
        change: () => ({ updated_at: randomPastTime() }),
      },
    },
  },
  calls: {
    review_revision: { asked: () => ({ revision_id: UNUSED_ID, decision: 'approved' }) },
  },
};
