import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLANS,
  TRIAL,
} from '../../shared/account/billing/plans.ts';
import { DOCUMENT_LIMITS } from '../../shared/ai/documents/documentKinds.ts';
import { AI_LIMITS } from '../../shared/ai/provider/limits.ts';
import { MAX_RECORDING_BYTES } from '../../shared/ai/provider/recordings.ts';
import {
  LISTING_ALLOWANCE_TRIAL,
  PASSWORD_MIN_LENGTH,
  RESEND_COUNTDOWN_SECONDS,
  SUPPORT_EMAIL,
} from '../../shared/constants.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { formatPrice } from '../../shared/format/money.ts';
import { formatNumber } from '../../shared/format/number.ts';
import { DEFAULT_QUIET_HOURS } from '../../shared/messaging/notifications/quiet-hours.ts';

const planValues = Object.values(PLANS).map(({ id, name, monthlyCents, contactsPerMonth }) => ({
  [`${id}.name`]: name,
  [`${id}.price`]: formatPrice(monthlyCents),
  [`${id}.contacts`]: String(contactsPerMonth),
  [`${id}.tokens`]: formatNumber(AI_LIMITS[id].tokensPerMonth),
}));

const plansWithoutContactLimit = Object.values(PLANS)
  .filter(({ contactsPerMonth }) => contactsPerMonth === CONTACTS_UNLIMITED)
  .map(({ name }) => name)
  .join(' and ');

/** What `{{name}}` in a text becomes, so that prices and limits are written once. */
export const values: Readonly<Record<string, string>> = {
  supportEmail: SUPPORT_EMAIL,
  passwordLength: String(PASSWORD_MIN_LENGTH),
  resendSeconds: String(RESEND_COUNTDOWN_SECONDS),
  graceDays: String(GRACE_DAYS),
  trialDays: String(TRIAL.days),
  trialListings: String(LISTING_ALLOWANCE_TRIAL),
  trialPlan: PLANS[TRIAL.plan].name,
  quietStart: DEFAULT_QUIET_HOURS.start,
  quietEnd: DEFAULT_QUIET_HOURS.end,
  oldestMac: String(DESKTOP.oldestMac),
  documentMegabytes: String(DOCUMENT_LIMITS.bytes / 1_000_000),
  recordingMegabytes: String(MAX_RECORDING_BYTES / 1024 / 1024),
  plansWithoutContactLimit,
  ...Object.assign({}, ...planValues),
};
