import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';

export const area: Area = {
  tables: {
    // Users set their presence through a call; others read it through a call.
    presence: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': denyAll, service: everything },
      rows: { key: 'user_id', change: () => ({ is_hidden: true }) },
    },
  },
  calls: {
    conversation_presence: { asked: () => ({ conversation_id: UNUSED_ID }) },
    update_user_presence: { asked: () => ({ p_status: 'online' }) },
  },
};
