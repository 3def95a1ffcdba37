import { formatListTime } from '#shared/format/relative-time.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type Condition, Conditions } from './Conditions.tsx';
import { EmailLookupForm, useLookupEmail } from './EmailLookupForm.tsx';
import styles from './TeamChecks.module.css';
import { type BrokerOfRecordStatus, useCheckBrokerOfRecordQuery } from './teamChecksApi.ts';

const conditionsOf = (standing: BrokerOfRecordStatus): Condition[] => [
  {
    label: 'Account has access',
    holds: standing.is_admitted,
    detail: standing.is_admitted ? 'Approved' : 'Pending, rejected or suspended',
  },
  {
    label: 'Has the broker of record role',
    holds: standing.holds_role,
    detail:
      standing.role_until === null ? 'No end date' : `Until ${formatListTime(standing.role_until)}`,
  },
  {
    label: 'Uses two-factor authentication',
    holds: standing.has_second_factor,
    detail: 'Required if the account has it set up',
  },
  {
    label: 'Works in a workspace',
    holds: standing.workspace !== null,
    detail: standing.workspace ?? 'Not a member of an open workspace',
  },
  {
    label: "Is that workspace's broker of record",
    holds: standing.is_named,
    detail: 'Named on its brokerage desk',
  },
  {
    label: 'Workspace requires signatures',
    holds: standing.signs_listings,
    detail: `${standing.waiting} listings waiting for a signature`,
  },
];

/** Conditions for signing a brokerage's listings. */
export function Component() {
  const email = useLookupEmail();
  return (
    <Page>
      <PageHeader description="When a user can't sign a listing, see which condition isn't met." />
      <div className={styles.checks}>
        <EmailLookupForm key={email} />
        {email !== '' && <Standing email={email} />}
      </div>
    </Page>
  );
}

function Standing({ email }: { readonly email: string }) {
  const answer = useCheckBrokerOfRecordQuery(email);
  return (
    <Loaded
      answer={answer}
      waiting={<Skeleton width="20rem" height="12rem" />}
      nothing={<p role="status">No account uses this email.</p>}
    >
      {([standing]) => standing !== undefined && <Conditions conditions={conditionsOf(standing)} />}
    </Loaded>
  );
}
