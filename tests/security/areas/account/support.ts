import { randomUUID } from 'node:crypto';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  readOnlyAccess,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { randomText } from '../../probes/values.ts';
import { succeed, type World } from '../../world.ts';

const question = () => ({
  request_id: randomUUID(),
  name: 'Ada Asker',
  email: 'ada@people.example',
  topic: 'question',
  message: 'How do I list a community?',
});

/** Returns one ticket per user, created once. */
const tickets = new Map<string, Promise<string>>();
function ticketOf(userId: string, { service }: World): Promise<string> {
  const ticket = tickets.get(userId) ?? createTicket();
  tickets.set(userId, ticket);
  return ticket;

  async function createTicket(): Promise<string> {
    const row = { ...question(), user_id: userId };
    return (await succeed(service.from('support_tickets').insert(row).select('id').single())).id;
  }
}

const but = {
  'signed out': denyAll,
  support: readOnlyAccess,
  admin: readOnlyAccess,
  service: everything,
} as const;

export const area: Area = {
  tables: {
    // The caller's and another user's; everyone creates tickets through a call.
    support_tickets: {
      anyone: [yes, none, no, no, no, no],
      but,
      rows: { row: question, change: () => ({ message: randomText() }) },
    },
    // On the caller's ticket and on another user's.
    support_ticket_notes: {
      anyone: [none, none, no, no, no, no],
      but,
      rows: {
        of: async (userId, world) => ({ ticket_id: await ticketOf(userId, world) }),
        row: ({ bystander }) => ({ author_id: bystander.id, note: 'Called back.' }),
        change: () => ({ note: randomText() }),
      },
    },
  },
  calls: {
    introduce_to_agent: { asked: () => ({ p_ticket_id: UNUSED_ID, p_broker_id: UNUSED_ID }) },
    handle_ticket: { asked: () => ({ ticket_id: UNUSED_ID }) },
    send_ticket: {
      // The number of emails to one address per hour is limited.
      asked: () => ({ ...question(), email: `${randomUUID()}@people.example` }),
      forVisitors: true,
      isOpen: true,
    },
  },
};
