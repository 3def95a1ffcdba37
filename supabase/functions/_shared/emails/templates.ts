import { ACCOUNT_DELETION_EMAILS } from './account-deletion-emails.ts';
import { ACCOUNT_EMAILS } from './account-emails.ts';
import { AUTH_EMAILS } from './auth-emails.ts';
import { BILLING_EMAILS } from './billing-emails.ts';
import { BROKER_EMAILS } from './broker-emails.ts';
import { CALENDAR_EMAILS } from './calendar-emails.ts';
import { CLIENT_EMAILS } from './client-emails.ts';
import type { Attachment, RenderedMessage } from './email-layout.ts';
import { LISTING_EMAILS } from './listing-emails.ts';
import { NOTIFICATION_EMAILS } from './notification-emails.ts';
import { OPERATOR_EMAILS } from './operator-emails.ts';
import { PORTAL_EMAILS } from './portal-emails.ts';
import { SUPPORT_EMAILS } from './support-emails.ts';
import type { Site, Template } from './template.ts';
import { TemplateDataError } from './template-data.ts';
import { TENANT_EMAILS } from './tenant-emails.ts';
import { TEXT_MESSAGES } from './text-messages.ts';
import { VENDOR_EMAILS } from './vendor-emails.ts';

/** All email and text message templates, by their name in the outbox. */
export const MESSAGE_TEMPLATES: Readonly<Record<string, Template>> = {
  ...AUTH_EMAILS,
  ...ACCOUNT_EMAILS,
  ...ACCOUNT_DELETION_EMAILS,
  ...LISTING_EMAILS,
  ...BILLING_EMAILS,
  ...SUPPORT_EMAILS,
  ...VENDOR_EMAILS,
  ...PORTAL_EMAILS,
  ...TENANT_EMAILS,
  ...OPERATOR_EMAILS,
  ...BROKER_EMAILS,
  ...NOTIFICATION_EMAILS,
  ...CLIENT_EMAILS,
  ...CALENDAR_EMAILS,
  ...TEXT_MESSAGES,
};

/** Renders the files of a queued message. */
export const renderAttachments = async (
  name: string,
  facts: unknown,
): Promise<readonly Attachment[]> => (await MESSAGE_TEMPLATES[name]?.attach?.(facts)) ?? [];

/** Renders a queued message; throws `FactsWrong` if it can never succeed. */
export function renderMessage(name: string, facts: unknown, site: Site): RenderedMessage {
  const template = Object.hasOwn(MESSAGE_TEMPLATES, name) ? MESSAGE_TEMPLATES[name] : undefined;
  if (!template) throw new TemplateDataError('unknown template');
  return template.render(facts, site);
}
