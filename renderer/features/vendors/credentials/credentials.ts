import { CREDENTIAL_WARNING_DAYS } from '#shared/vendors/credentials.ts';
import { daysUntil } from '../../../session/dashboard/dashboardPart.ts';

interface Dated {
  readonly status: string;
  readonly expires_on: string | null;
}

type Standing = 'submitted' | 'verified' | 'ending' | 'expired' | 'rejected' | 'retired';

const STANDINGS: Readonly<Record<Standing, string>> = {
  submitted: 'Submitted',
  verified: 'Verified',
  ending: 'Expiring soon',
  expired: 'Expired',
  rejected: 'Rejected',
  retired: 'No longer needed',
};

/** Days until the last valid day, 0 on that day; infinite without an expiration date. */
const daysLeft = ({ expires_on: end }: Pick<Dated, 'expires_on'>, now: Date): number =>
  end === null
    ? Number.POSITIVE_INFINITY
    : daysUntil(`${end}T00:00:00Z`, new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`));

/** Returns a credential's status today. */
export function getCredentialStatus(paper: Dated, now: Date): Standing {
  if (paper.status !== 'verified') return paper.status as Standing;
  const days = daysLeft(paper, now);
  if (days < 0) return 'expired';
  return days <= CREDENTIAL_WARNING_DAYS ? 'ending' : 'verified';
}

/** Returns the label and color of the status. */
export function credentialStatusTag(paper: Dated, now: Date) {
  const standing = getCredentialStatus(paper, now);
  const intent = {
    submitted: 'none',
    verified: 'success',
    ending: 'warning',
    expired: 'danger',
    rejected: 'danger',
    retired: 'none',
  } as const;
  return { label: STANDINGS[standing], intent: intent[standing] };
}
