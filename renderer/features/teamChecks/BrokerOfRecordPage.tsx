import { formatListTime } from '#shared/format/relative-time.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { type Condition, Conditions } from './Conditions.tsx';
import { EmailLookupForm, useLookupEmail } from './EmailLookupForm.tsx';
import styles from './TeamChecks.module.css';
import { type BrokerOfRecordStatus, useCheckBrokerOfRecordQuery } from './teamChecksApi.ts';

const conditionsOf = (standing: BrokerOfRecordStatus): Condition[] => [
  {
    label: 'The account is let in',
    holds: standing.is_admitted,
    detail: standing.is_admitted ? 'Approved' : 'Waits for a decision, was refused or is suspended',
  },
  {
    label: 'Holds the role of a broker of record',
    holds: standing.holds_role,
    detail:
      standing.role_until === null ? 'Without end' : `Until ${formatListTime(standing.role_until)}`,
  },
  {
    label: 'Signs in with a second step',
    holds: standing.has_second_factor,
    detail: 'Asked for where the account has one',
  },
  {
    label: 'Works in a workspace',
    holds: standing.workspace !== null,
    detail: standing.workspace ?? 'Member of none, or of none that is open now',
  },
  {
    label: 'Is the broker of record of that workspace',
    holds: standing.is_named,
    detail: 'Named on its brokerage desk',
  },
  {
    label: 'The workspace asks for signatures',
    holds: standing.signs_listings,
    detail: `${standing.waiting} listings wait for a signature`,
  },
];

/** What lets somebody sign the listings of a brokerage. */
export function Component() {
  const email = useLookupEmail();
  return (
    <Page>
      <PageHeader description="When somebody writes that they cannot sign a listing: which condition does not hold." />
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
      nothing={<p role="status">Nobody has an account by this address.</p>}
    >
      {([standing]) => standing !== undefined && <Conditions conditions={conditionsOf(standing)} />}
    </Loaded>
  );
}
