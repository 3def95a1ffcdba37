import { Button, Tag } from '@blueprintjs/core';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Tenants.module.css';
import {
  type DomainClaim,
  useCheckDomainMutation,
  useReleaseDomainMutation,
} from './tenantsApi.ts';

const FAILURES: Readonly<Record<string, string>> = {
  missing: 'No TXT record found. DNS changes can take up to a day to appear.',
  wrong: 'A TXT record was found, but its value is different.',
  unreachable: "This domain's DNS servers didn't respond. Try again later.",
  taken: "Another workspace has verified this domain. Contact support if it's yours.",
};

type State = 'pending' | 'verified' | 'failed';
const STATES = {
  pending: { label: 'Not verified', intent: 'none' },
  verified: { label: 'Verified', intent: 'success' },
  failed: { label: 'Verification failed', intent: 'warning' },
} as const satisfies Record<State, object>;

function stateOf({ verified_at: verified, failure }: DomainClaim): State {
  if (verified !== null) return 'verified';
  return failure === null ? 'pending' : 'failed';
}

/** A claimed domain with the DNS record that proves it. */
export function DomainRow({ claim }: { readonly claim: DomainClaim }) {
  const [check, checking] = useCheckDomainMutation();
  const [release, releasing] = useReleaseDomainMutation();
  const { domain, failure, claimed_by: by, checked_at: checkedAt } = claim;
  const state = stateOf(claim);
  const failureMessage = failure === null ? undefined : FAILURES[failure];

  async function checkNow() {
    const { data } = await check(domain);
    if (data === undefined) return;
    announce(data.failure === null ? `${domain} is verified` : (FAILURES[data.failure] ?? ''));
  }
  return (
    <li>
      <div>
        <strong>{domain}</strong>{' '}
        <Tag minimal intent={STATES[state].intent}>
          {STATES[state].label}
        </Tag>
        <span className={ui.aside}>
          Claimed{by === null ? '' : ` by ${by}`} on {formatDay(claim.claimed_at)}
          {checkedAt !== null && `, last checked ${formatDateTime(checkedAt)}`}
        </span>
      </div>
      <span className={ui.wrap}>
        {(state !== 'verified' || failureMessage !== undefined) && (
          <Button
            size="small"
            intent="primary"
            loading={checking.isLoading}
            aria-label={`Check now: ${domain}`}
            onClick={() => void checkNow()}
          >
            Check now
          </Button>
        )}
        <Button
          size="small"
          loading={releasing.isLoading}
          aria-label={`Release ${domain}`}
          onClick={() => void release(domain)}
        >
          Release
        </Button>
      </span>
      {failureMessage !== undefined && (
        <p className={`${ui.aside} ${styles.whole}`}>
          {failureMessage}
          {claim.ends_at !== null &&
            ` Restore the record by ${formatDay(claim.ends_at)}, or the domain is no longer verified.`}
        </p>
      )}
      <ServerError error={checking.error} />
      {(state !== 'verified' || failureMessage !== undefined) && (
        <fieldset className={`${styles.record} ${styles.whole}`}>
          <legend>Add this TXT record at your DNS provider, then check.</legend>
          <span>Name</span>
          <CopyLinkField
            label={`Record name for ${domain}`}
            address={claim.record_name}
            noun="name"
          />
          <span>Value</span>
          <CopyLinkField
            label={`Record value for ${domain}`}
            address={claim.record_value}
            noun="value"
          />
        </fieldset>
      )}
    </li>
  );
}
