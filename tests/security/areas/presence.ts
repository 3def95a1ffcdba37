import { type Area, everything, NOBODYS, no, none, shut, yes } from '../area.ts';

export const area: Area = {
  tables: {
    // Who is here says so by a call; the others hear of it by one.
    presence: {
      anyone: [yes, none, no, yes, none, none],
      but: { 'signed out': shut, service: everything },
      rows: { key: 'user_id', change: () => ({ is_hidden: true }) },
    },
  },
  calls: {
    conversation_presence: { asked: () => ({ conversation_id: NOBODYS }) },
    update_user_presence: { asked: () => ({ p_status: 'online' }) },
  },
};
