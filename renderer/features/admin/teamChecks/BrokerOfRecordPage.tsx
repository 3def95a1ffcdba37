import { formatListTime } from '#shared/format/relative-time.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type Condition, Conditions } from './Conditions.tsx';
import { EmailLookupForm, useLookupEmail } from './EmailLookupForm.tsx';
import styles from './TeamChecks.module.css';
import { type BrokerOfRecordStatus, useCheckBrokerOfRecordQuery } from './teamChecksApi.ts';

const conditionsOf = (brokerStatus: BrokerOfRecordStatus): Condition[] => [
  {
    label: 'Account has access',
    holds: brokerStatus.is_admitted,
    detail: brokerStatus.is_admitted ? 'Approved' : 'Pending, rejected or suspended',
  },
  {
    label: 'Has the broker of record role',
    holds: brokerStatus.holds_role,
    detail:
      brokerStatus.role_until === null
        ? 'No end date'
        : `Until ${formatListTime(brokerStatus.role_until)}`,
  },
  {
    label: 'Uses two-factor authentication',
    holds: brokerStatus.has_second_factor,
    detail: 'Required if the account has it set up',
  },
  {
    label: 'Works in a workspace',
    holds: brokerStatus.workspace !== null,
    detail: brokerStatus.workspace ?? 'Not a member of an open workspace',
  },
  {
    label: "Is that workspace's broker of record",
    holds: brokerStatus.is_named,
    detail: 'Named on its brokerage desk',
  },
  {
    label: 'Workspace requires signatures',
    holds: brokerStatus.signs_listings,
    detail: `${brokerStatus.waiting} listings waiting for a signature`,
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
        {email !== '' && <BrokerStatus email={email} />}
      </div>
    </Page>
  );
}

function BrokerStatus({ email }: { readonly email: string }) {
  const query = useCheckBrokerOfRecordQuery(email);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton width="20rem" height="12rem" />}
      nothing={<p role="status">No account uses this email.</p>}
    >
      {([brokerStatus]) =>
        brokerStatus !== undefined && <Conditions conditions={conditionsOf(brokerStatus)} />
      }
    </Loaded>
  );
}
