import { ACCOUNT_LETTERS } from './account-letters.ts';
import { AUTH_LETTERS } from './auth-letters.ts';
import { BILLING_LETTERS } from './billing-letters.ts';
import { BROKER_LETTERS } from './broker-letters.ts';
import { CALENDAR_LETTERS } from './calendar-letters.ts';
import { CLIENT_LETTERS } from './client-letters.ts';
import { FactsWrong } from './facts.ts';
import type { Letter } from './layout.ts';
import { LEAVING_LETTERS } from './leaving-letters.ts';
import { LISTING_LETTERS } from './listing-letters.ts';
import { NOTICE_LETTERS } from './notice-letters.ts';
import { PORTAL_LETTERS } from './portal-letters.ts';
import { SUPPORT_LETTERS } from './support-letters.ts';
import type { Site, Template } from './template.ts';
import { TENANT_LETTERS } from './tenant-letters.ts';
import { TEXT_MESSAGES } from './text-messages.ts';
import { VENDOR_LETTERS } from './vendor-letters.ts';

/** All email and text message templates, by their name in the outbox. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  ...AUTH_LETTERS,
  ...ACCOUNT_LETTERS,
  ...LEAVING_LETTERS,
  ...LISTING_LETTERS,
  ...BILLING_LETTERS,
  ...SUPPORT_LETTERS,
  ...VENDOR_LETTERS,
  ...PORTAL_LETTERS,
  ...TENANT_LETTERS,
  ...BROKER_LETTERS,
  ...NOTICE_LETTERS,
  ...CLIENT_LETTERS,
  ...CALENDAR_LETTERS,
  ...TEXT_MESSAGES,
};

/** Renders a queued message; throws `FactsWrong` if it can never succeed. */
export function writeMessage(name: string, facts: unknown, site: Site): Letter {
  const template = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
  if (!template) throw new FactsWrong('unknown template');
  return template.render(facts, site);
}
