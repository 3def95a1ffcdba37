import type { Actor, Operation, TableName } from '../expectations.ts';
import type { Person, World } from '../world.ts';
import { adminAuditLog, profiles, subscribers, systemSettings, userRoles } from './accounts.ts';
import { signInAlerts } from './alerts.ts';
import { billingAccounts, invoices } from './billing.ts';
import { conversions } from './conversions.ts';
import {
  brokerAccounts,
  brokerContacts,
  listingAddresses,
  listings,
  revisions,
} from './listings.ts';
import {
  chatConversations,
  conversationMembers,
  conversationMessages,
  conversationReceipts,
  messageNotifications,
  messageReports,
  userBlocks,
} from './messages.ts';
import { notifications, transactionDocuments, transactions } from './notices.ts';
import { activityFeed, notificationPreferences, presence } from './own-rows.ts';
import type { Probe, Probes } from './probe.ts';
import { listingImages, platformRatings } from './site.ts';
import { supportTicketNotes, supportTickets } from './support.ts';
import { tenants, tenantUsers } from './tenants.ts';
import { vendors } from './vendors.ts';

const PROBES: Record<TableName, (world: World, mine: Person) => Probes> = {
  profiles,
  user_roles: userRoles,
  subscribers,
  billing_accounts: billingAccounts,
  invoices,
  system_settings: systemSettings,
  admin_audit_log: adminAuditLog,
  tenants,
  tenant_users: tenantUsers,
  listings,
  listing_addresses: listingAddresses,
  revisions,
  broker_accounts: brokerAccounts,
  broker_contacts: brokerContacts,
  listing_images: listingImages,
  platform_ratings: platformRatings,
  support_tickets: supportTickets,
  support_ticket_notes: supportTicketNotes,
  sign_in_alerts: signInAlerts,
  conversions,
  vendors,
  chat_conversations: chatConversations,
  conversation_members: conversationMembers,
  conversation_receipts: conversationReceipts,
  conversation_messages: conversationMessages,
  message_notifications: messageNotifications,
  user_blocks: userBlocks,
  message_reports: messageReports,
  notifications,
  transactions,
  transaction_documents: transactionDocuments,
  notification_preferences: notificationPreferences,
  presence,
  activity_feed: activityFeed,
};

/** The attempt that tests one cell of the matrix. */
export const probeFor = (
  world: World,
  table: TableName,
  actor: Actor,
  operation: Operation,
): Probe => PROBES[table](world, world.actors[actor])[operation];
