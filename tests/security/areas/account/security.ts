import { randomUUID } from 'node:crypto';
import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { getTimestamp } from '../../probes/values.ts';

export const area: Area = {
  tables: {
    // Alerts from a later sign-in. Users don't see their own, and staff don't see others'.
    sign_in_alerts: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (user_id) => ({ user_id, user_agent: 'A later one' }),
        row: () => ({ id: randomUUID(), happened_at: getTimestamp(60_000) }),
        change: () => ({ user_agent: randomUUID() }),
      },
    },
  },
  calls: {
    get_email_by_link_token: { asked: () => ({ token_hash: 'a'.repeat(64) }), forVisitors: true },
    end_my_session: { asked: () => ({ session_id: UNUSED_ID }), isOpen: true },
    make_recovery_codes: { isOpen: true },
    spend_recovery_code: { asked: () => ({ code: 'none' }), isOpen: true },
    undo_email_change: {
      asked: () => ({ token: 'a'.repeat(64) }),
      forVisitors: true,
      isOpen: true,
    },
  },
};
