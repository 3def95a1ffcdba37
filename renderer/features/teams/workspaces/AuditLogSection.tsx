import { formatDateTime } from '#shared/format/date.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Tenants.module.css';
import { type LogEntry, useTenantLogQuery } from './tenantsApi.ts';

/** Sentence for each logged action, with its subject. */
const ACT_DESCRIPTIONS: Readonly<Record<LogEntry['act'], (subject: string) => string>> = {
  created: (name) => `${name} created the workspace`,
  renamed: (name) => `renamed the workspace to ${name}`,
  invited: (email) => `invited ${email}`,
  invitation_withdrawn: (email) => `withdrew the invitation of ${email}`,
  invitation_declined: (email) => `declined the invitation of ${email}`,
  joined: (name) => `${name} joined`,
  left: (name) => `${name} left`,
  removed: (name) => `removed ${name}`,
  role_changed: (name) => `changed a role: ${name}`,
  handed_over: (name) => `transferred the workspace to ${name}`,
  domain_claimed: (domain) => `claimed ${domain}`,
  domain_verified: (domain) => `${domain} was verified`,
  domain_lost: (domain) => `${domain} is no longer verified`,
  domain_released: (domain) => `released ${domain}`,
  join_asked: (name) => `${name} asked to join`,
  join_declined: (name) => `declined the request of ${name}`,
  brand_published: (version) => `published the brand, version ${version}`,
  brand_restored: (version) => `restored version ${version} of the brand`,
  sso_changed: (provider) => `set up single sign-on with ${provider}`,
  sso_removed: () => 'removed single sign-on',
  sign_in_policy_changed: (demand) => `set what members sign in with: ${demand}`,
  directory_connected: (hint) => `created a directory token ending in ${hint}`,
  directory_disconnected: (hint) => `revoked the directory token ending in ${hint}`,
};

/** Actions whose sentence already names the actor. */
const ACTS_WITH_SUBJECT: ReadonlySet<LogEntry['act']> = new Set([
  'created',
  'joined',
  'left',
  'join_asked',
  'domain_verified',
  'domain_lost',
]);

function formatLogEntry({ act, actor, subject }: LogEntry): string {
  const text = ACT_DESCRIPTIONS[act](subject ?? '');
  return ACTS_WITH_SUBJECT.has(act) ? text : `${actor ?? 'Deleted user'} ${text}`;
}

/** The last 100 log entries, newest first. */
export function AuditLogSection() {
  const query = useTenantLogQuery();
  return (
    <Section
      title="Activity"
      description="Membership changes and decisions. Visible to the owner and administrators."
    >
      <Loaded answer={query} waiting={<Skeleton width="18rem" />}>
        {(entries) => (
          <ol className={styles.log} aria-label="Workspace activity">
            {entries.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.happened_at}>{formatDateTime(entry.happened_at)}</time>
                <span>{formatLogEntry(entry)}</span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  );
}
