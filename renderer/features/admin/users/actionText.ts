import { ROLE_LABELS, ROLES } from '#shared/access/roles.ts';
import { planOfTier } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { VERIFICATION, type Verification } from '#shared/vendors/vendors.ts';
import type { AuditedAction } from './adminAccount.ts';

type Details = Readonly<Record<string, unknown>>;

const detailsOf = ({ details }: Pick<AuditedAction, 'details'>): Details =>
  typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {};

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const roleOf = (details: Details): string => {
  const role = ROLES.find((known) => known === details.role);
  return role === undefined ? 'a role' : ROLE_LABELS[role];
};

const humanize = (name: string): string => name.replaceAll('_', ' ');

/** Lists the changed column names; the values stay in the log. */
function changedFields({ before, fields }: Details): string {
  const named = typeof before === 'object' && before !== null ? Object.keys(before) : [];
  const described = Array.isArray(fields) ? fields.map(String) : [];
  return [...named, ...described].map(humanize).join(', ');
}

function planChange({ before, after }: Details): string {
  const planOf = (state: unknown) => {
    const { subscription_tier: tier } = (state ?? {}) as Details;
    return tier === undefined ? null : planOfTier(text(tier)).name;
  };
  const [from, to] = [planOf(before), planOf(after)];
  if (from === null && to === null) return 'Plan changed';
  return `Plan changed: ${from ?? 'none'} to ${to ?? 'none'}`;
}

const vendorOf = (details: Details): string => text(details.company_name) ?? 'a vendor';

/** Describes the decision about changes to an approved item; null if it was about the item itself. */
function changesDecided(details: Details, whose: string): string | null {
  const decision = text(details.changes);
  if (decision === null) return null;
  return `Changes ${decision === 'approved' ? 'approved' : 'declined'}: ${whose}`;
}

const listingOf = (details: Details): string => text(details.property_name) ?? 'a listing';

function listingReview(details: Details): string {
  const { approval_status: status } = (details.after ?? {}) as Details;
  const decided = text(status) ?? 'reviewed';
  return changesDecided(details, listingOf(details)) ?? `Listing ${decided}: ${listingOf(details)}`;
}

function vendorReview(details: Details): string {
  const changes = changesDecided(details, vendorOf(details));
  if (changes !== null) return changes;
  const credential = text(details.credential);
  if (credential !== null)
    return `${credential} ${humanize(text(details.decision) ?? 'decided')}: ${vendorOf(details)}`;
  const { verification_status: status, featured } = (details.after ?? {}) as Details;
  const decided = [
    text(status) &&
      (VERIFICATION[status as Verification] ?? humanize(String(status))).toLowerCase(),
    typeof featured === 'boolean' && (featured ? 'featured' : 'not featured'),
  ].filter(Boolean);
  return `Vendor ${decided.join(', ') || 'reviewed'}: ${vendorOf(details)}`;
}

function securityScan({ found }: Details): string {
  const kinds = Object.keys((found ?? {}) as Details).length;
  if (kinds === 0) return 'Security check: no issues';
  return `Security check: ${kinds} ${kinds === 1 ? 'promise does' : 'promises do'} not hold`;
}

/** Describes an audit entry briefly, without its actor and target. */
export function actionText(act: Pick<AuditedAction, 'action' | 'details'>): string {
  const details = detailsOf(act);
  switch (act.action) {
    case 'user_create':
      return 'Account created';
    case 'user_delete':
      return 'Account deleted';
    case 'user_approve':
      return 'Approved';
    case 'user_reject':
      return 'Rejected';
    case 'user_suspend':
      return 'Suspended';
    case 'user_activate':
      return 'Reinstated';
    case 'role_assign': {
      const end = text(details.expires_at);
      return `Role added: ${roleOf(details)}${end === null ? '' : ` until ${formatDay(end)}`}`;
    }
    case 'role_remove':
      return `Role removed: ${roleOf(details)}`;
    case 'plan_change':
      return planChange(details);
    case 'settings_update':
      return `Setting changed: ${humanize(text(details.setting) ?? 'unknown')}`;
    case 'listing_review':
      return listingReview(details);
    case 'fault_decide':
      return `Error ${humanize(text(details.state) ?? 'decided')}: ${text(details.message) ?? 'unnamed'}`;
    case 'message_report':
      return `Reported message: ${humanize(text(details.decision) ?? 'decided')}`;
    case 'vendor_review':
      return vendorReview(details);
    case 'names_review':
      return details.changes === 'approved'
        ? 'Listing name change approved'
        : 'Listing name change declined';
    case 'vendor_delete':
      return `Vendor deleted: ${vendorOf(details)}`;
    case 'cache_clear':
      return `Caches ${details.begun === true ? 'about to be cleared' : 'cleared'}`;
    case 'maintenance':
      return `Maintenance ${details.begun === true ? 'begun' : 'run'}`;
    case 'audit_view':
      return 'Audit log opened';
    case 'data_export':
      return `Exported: ${text(details.list) ?? 'a list'}`;
    case 'data_import':
      return `${details.is_undone === true ? 'Import undone' : 'Imported'}: federal file of ${text(details.kind) ?? 'nursing homes'}`;
    case 'security_scan':
      return securityScan(details);
    case 'user_update':
      return `Changed: ${changedFields(details) || 'account'}`;
  }
}

export const getActionReason = (act: Pick<AuditedAction, 'details'>): string | null =>
  text(detailsOf(act).reason);

/** Names the actor; without an account it was the server, a sign-up, or a payment. */
export const actorText = ({
  actor_email: email,
  actor_id: id,
}: Pick<AuditedAction, 'actor_email' | 'actor_id'>) =>
  email ?? (id === null ? 'Automatic' : 'Deleted account');
