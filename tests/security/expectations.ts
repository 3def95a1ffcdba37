import type { Database } from '#shared/database.types.ts';

export type TableName = keyof Database['public']['Tables'];

/** Everybody who may come to the API, from a stranger to the server's own key. */
export const ACTORS = [
  'signed out',
  'buyer',
  'investor',
  'seller',
  'broker',
  'vendor',
  'operator',
  'pilot',
  'support',
  'admin',
  'expired admin',
  'tenant member',
  'other tenant owner',
  'service',
] as const;

export type Actor = (typeof ACTORS)[number];

export const OPERATIONS = [
  'select own',
  'select others',
  'insert',
  'update own',
  'update others',
  'delete',
] as const;

export type Operation = (typeof OPERATIONS)[number];

/**
 * `allowed`: it happened. `hidden`: no error and no row, because row-level security shows none.
 * `refused`: an error, 42501, with 401 for who is signed out and 403 for everybody else.
 */
export type Outcome = 'allowed' | 'hidden' | 'refused';

type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

const yes = 'allowed';
const none = 'hidden';
const no = 'refused';

interface TableRules {
  /** Whoever is not named below. */
  readonly anyone: Row;
  readonly but: Readonly<Partial<Record<Actor, Row>>>;
}

/** Columns: select own, select others, insert, update own, update others, delete. */
export const EXPECTATIONS: Readonly<Record<TableName, TableRules>> = {
  profiles: {
    anyone: [yes, none, no, yes, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, yes, none, no],
      admin: [yes, yes, no, yes, none, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  user_roles: {
    anyone: [yes, none, no, none, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, none, none, none],
      // Their own roles include the administrator's, which is not theirs to change.
      admin: [yes, yes, yes, no, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  subscribers: {
    anyone: [yes, none, no, none, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, none, none, none],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Only the payment provider's word gets in here, through the server.
  billing_accounts: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  invoices: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // "Own" is the logo, which everybody may see; "others" is any other setting.
  system_settings: {
    anyone: [yes, none, no, none, none, none],
    but: {
      'signed out': [yes, none, no, no, no, no],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Written by triggers alone; nobody changes what it says, the server's own key included.
  admin_audit_log: {
    anyone: [none, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, no, no, no, no],
    },
  },
  tenants: {
    anyone: [none, none, no, none, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [none, yes, no, none, none, no],
      admin: [none, yes, no, none, none, no],
      'tenant member': [yes, none, no, none, none, no],
      'other tenant owner': [yes, none, no, yes, none, no],
      service: [none, yes, yes, none, yes, yes],
    },
  },
  tenant_users: {
    anyone: [none, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [none, yes, no, no, no, no],
      admin: [none, yes, no, no, no, no],
      'tenant member': [yes, none, no, no, no, no],
      'other tenant owner': [yes, none, no, no, no, no],
      service: [none, yes, yes, none, yes, yes],
    },
  },
  // Everybody may see a live listing; "insert" is one of one's own, for which nobody here has a plan.
  listings: {
    anyone: [yes, yes, no, yes, none, none],
    but: {
      'signed out': [none, yes, no, no, no, no],
      pilot: [yes, yes, yes, yes, none, none],
      // Also reads what is not live, which is nobody's here.
      support: [yes, yes, no, yes, none, none],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Of one's own listing, and of somebody else's. Both are approved, so a change of one's own waits for a review.
  listing_addresses: {
    anyone: [yes, none, no, none, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      pilot: [yes, yes, no, none, none, none],
      support: [yes, yes, no, yes, none, none],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // What somebody asks to change in something approved: oneself, and somebody else.
  revisions: {
    anyone: [yes, none, no, no, no, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, none],
      admin: [yes, yes, no, no, no, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Which broker an account is; the server alone says so.
  broker_accounts: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Made by oneself, and by somebody else.
  broker_contacts: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Of one's own listing, and of somebody else's; both are live, so a change waits for a review.
  listing_images: {
    anyone: [yes, yes, no, none, none, none],
    but: {
      'signed out': [none, yes, no, no, no, no],
      support: [yes, yes, no, yes, none, none],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Written by oneself, and by somebody else; everybody writes one by a call.
  support_tickets: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // On one's own ticket, and on somebody else's.
  support_ticket_notes: {
    anyone: [none, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // What is said, by oneself and by somebody else; "insert" is in somebody else's name. Members hear what
  // others say by a call, which does not tell who.
  platform_ratings: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [none, yes, no, no, no, no],
      support: [yes, yes, no, yes, none, none],
      admin: [yes, yes, no, yes, none, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Of a sign-in later than one's own; not even staff hears of anybody else's.
  sign_in_alerts: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Numbers, which are nobody's own; everybody counts by a call, and nobody writes one.
  conversions: {
    anyone: [none, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, no, no, no, no],
    },
  },
  // Profiles that nobody has verified: one's own, and somebody else's; "insert" is in another's name.
  vendors: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [none, none, no, no, no, no],
      support: [yes, yes, no, yes, none, none],
      admin: [yes, yes, yes, yes, yes, yes],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Of a conversation that one is in, and of somebody else's; "insert" is one between two others. Staff is in
  // none of them, and reads what was reported.
  chat_conversations: {
    anyone: [yes, none, no, yes, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      // May start one without a plan, and read none of others.
      pilot: [yes, none, no, yes, none, no],
      admin: [yes, none, no, yes, none, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // "Insert" is oneself into a conversation of others.
  conversation_members: {
    anyone: [yes, none, no, yes, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  conversation_receipts: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // "Insert" is in the name of somebody else, in their conversation.
  conversation_messages: {
    anyone: [yes, none, no, yes, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  message_notifications: {
    anyone: [yes, none, no, yes, none, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // "Insert" is a block in the name of somebody else.
  user_blocks: {
    anyone: [yes, none, no, no, no, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // What is attached in a conversation that one is in, and in another; the server alone writes.
  message_attachments: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // "Insert" is in the name of somebody else, in their conversation.
  scheduled_messages: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  message_reports: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // What oneself is told, and somebody else; "insert" tells somebody else.
  notifications: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Of one's own deal, and of somebody else's; the server alone writes.
  transactions: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  transaction_documents: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      support: [yes, yes, no, no, no, no],
      admin: [yes, yes, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // One's own, and somebody else's; "insert" is in the name of somebody else.
  notification_preferences: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // The server alone writes what was sent.
  deliveries: {
    anyone: [yes, none, no, no, no, no],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  // Who is here says so by a call; the others hear of it by one.
  presence: {
    anyone: [yes, none, no, yes, none, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
  activity_feed: {
    anyone: [yes, none, no, no, no, none],
    but: {
      'signed out': [no, no, no, no, no, no],
      service: [yes, yes, yes, yes, yes, yes],
    },
  },
};

/** What must happen when this actor tries this operation on this table. */
export function expected(table: TableName, actor: Actor, operation: Operation): Outcome {
  const { anyone, but } = EXPECTATIONS[table];
  const outcome = (but[actor] ?? anyone)[OPERATIONS.indexOf(operation)];
  if (outcome === undefined) throw new Error(`No expectation for ${operation} on ${table}.`);
  return outcome;
}
