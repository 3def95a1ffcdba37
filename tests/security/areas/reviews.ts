import { type Area, everything, NOBODYS, no, none, shut, yes } from '../area.ts';
import { anyMoment, ofListing } from '../probes/values.ts';

export const area: Area = {
  tables: {
    // Requested changes to approved content: the caller's and another user's.
    revisions: {
      anyone: [yes, none, no, no, no, none],
      but: {
        'signed out': shut,
        support: [yes, yes, no, no, no, none],
        admin: [yes, yes, no, no, no, none],
        service: everything,
      },
      rows: {
        of: async (user_id) => ({ user_id, ...(await ofListing(user_id)) }),
        row: () => ({ changes: {} }),
        change: () => ({ updated_at: anyMoment() }),
      },
    },
  },
  calls: {
    review_revision: { asked: () => ({ revision_id: NOBODYS, decision: 'approved' }) },
  },
};
