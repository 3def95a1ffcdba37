import type { Actor, Operation, TableName } from '../expectations.ts';
import type { Person, World } from '../world.ts';
import { adminAuditLog, systemSettings, userRoles } from './accounts.ts';
import { conversions } from './conversions.ts';
import { listings } from './listings.ts';
import {
  chatConversations,
  conversationMembers,
  conversationMessages,
  conversationReceipts,
  messageNotifications,
} from './messages.ts';
import { OWN_ROWS } from './own-rows.ts';
import { owned } from './owned.ts';
import type { Probe, Probes } from './probe.ts';
import { tenants, tenantUsers } from './tenants.ts';

type Maker = (world: World, mine: Person) => Probes;

const own = Object.fromEntries(
  Object.entries(OWN_ROWS).map(([table, rules]) => [table, owned(table as TableName, rules)]),
) as unknown as Record<keyof typeof OWN_ROWS, Maker>;

const PROBES: Record<TableName, Maker> = {
  ...own,
  user_roles: userRoles,
  system_settings: systemSettings,
  admin_audit_log: adminAuditLog,
  tenants,
  tenant_users: tenantUsers,
  listings,
  conversions,
  chat_conversations: chatConversations,
  conversation_members: conversationMembers,
  conversation_receipts: conversationReceipts,
  conversation_messages: conversationMessages,
  message_notifications: messageNotifications,
};

/** The attempt that tests one cell of the matrix. */
export const probeFor = (
  world: World,
  table: TableName,
  actor: Actor,
  operation: Operation,
): Probe => PROBES[table](world, world.actors[actor])[operation];
