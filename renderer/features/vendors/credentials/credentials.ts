import { countDays, toCalendarDay } from '#shared/format/date.ts';
import { CREDENTIAL_WARNING_DAYS } from '#shared/vendors/credentials.ts';

interface Dated {
  readonly status: string;
  readonly expires_on: string | null;
}

type CredentialStatus = 'submitted' | 'verified' | 'ending' | 'expired' | 'rejected' | 'retired';

const STANDINGS: Readonly<Record<CredentialStatus, string>> = {
  submitted: 'Submitted',
  verified: 'Verified',
  ending: 'Expiring soon',
  expired: 'Expired',
  rejected: 'Rejected',
  retired: 'No longer needed',
};

/** Days until the last valid day, 0 on that day; infinite without an expiration date. */
const daysLeft = ({ expires_on: end }: Pick<Dated, 'expires_on'>, now: Date): number =>
  end === null ? Number.POSITIVE_INFINITY : countDays(toCalendarDay(now), end);

/** Returns a credential's status today. */
export function getCredentialStatus(credential: Dated, now: Date): CredentialStatus {
  if (credential.status !== 'verified') return credential.status as CredentialStatus;
  const days = daysLeft(credential, now);
  if (days < 0) return 'expired';
  return days <= CREDENTIAL_WARNING_DAYS ? 'ending' : 'verified';
}

/** Returns the label and color of the status. */
export function credentialStatusTag(credential: Dated, now: Date) {
  const credentialStatus = getCredentialStatus(credential, now);
  const intent = {
    submitted: 'none',
    verified: 'success',
    ending: 'warning',
    expired: 'danger',
    rejected: 'danger',
    retired: 'none',
  } as const;
  return { label: STANDINGS[credentialStatus], intent: intent[credentialStatus] };
}
