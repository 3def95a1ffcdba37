import { ACCOUNT_EMAILS } from './account-letters.ts';
import { AUTH_EMAILS } from './auth-letters.ts';
import { BILLING_EMAILS } from './billing-letters.ts';
import { BROKER_EMAILS } from './broker-letters.ts';
import { CALENDAR_EMAILS } from './calendar-letters.ts';
import { CLIENT_EMAILS } from './client-letters.ts';
import { TemplateDataError } from './facts.ts';
import type { RenderedMessage } from './layout.ts';
import { ACCOUNT_DELETION_EMAILS } from './leaving-letters.ts';
import { LISTING_EMAILS } from './listing-letters.ts';
import { NOTIFICATION_EMAILS } from './notice-letters.ts';
import { PORTAL_EMAILS } from './portal-letters.ts';
import { SUPPORT_EMAILS } from './support-letters.ts';
import type { Site, Template } from './template.ts';
import { TENANT_EMAILS } from './tenant-letters.ts';
import { TEXT_MESSAGES } from './text-messages.ts';
import { VENDOR_EMAILS } from './vendor-letters.ts';

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
  ...BROKER_EMAILS,
  ...NOTIFICATION_EMAILS,
  ...CLIENT_EMAILS,
  ...CALENDAR_EMAILS,
  ...TEXT_MESSAGES,
};

/** Renders a queued message; throws `FactsWrong` if it can never succeed. */
export function renderMessage(name: string, facts: unknown, site: Site): RenderedMessage {
  const template = Object.hasOwn(MESSAGE_TEMPLATES, name) ? MESSAGE_TEMPLATES[name] : undefined;
  if (!template) throw new TemplateDataError('unknown template');
  return template.render(facts, site);
}
