import { formatListTime } from '#shared/format/relative-time.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type Condition, Conditions } from './Conditions.tsx';
import { EmailLookupForm, useLookupEmail } from './EmailLookupForm.tsx';
import { SentEmails } from './SentEmails.tsx';
import styles from './TeamChecks.module.css';
import { type CheckedAddress, useCheckAddressQuery } from './teamChecksApi.ts';

function conditionsOf(address: CheckedAddress): Condition[] {
  const { signed_up_at, confirmed_at, asked_at, came_back_at } = address;
  return [
    { label: 'Account exists', holds: true, detail: `Since ${formatListTime(signed_up_at)}` },
    {
      label: 'Email confirmed',
      holds: confirmed_at !== null,
      detail:
        confirmed_at === null
          ? `The link was asked for ${asked_at === null ? 'never' : formatListTime(asked_at)}`
          : `On ${formatListTime(confirmed_at)}`,
    },
    {
      label: 'Accepts email',
      holds: came_back_at === null,
      detail:
        came_back_at === null ? 'None bounced' : `One came back ${formatListTime(came_back_at)}`,
    },
  ];
}

/** Verification status of an email. */
export function Component() {
  const email = useLookupEmail();
  return (
    <Page>
      <PageHeader description="When a confirmation email didn't arrive, see what was sent and its status." />
      <div className={styles.checks}>
        <EmailLookupForm key={email} />
        {email !== '' && (
          <>
            <AddressStatus email={email} />
            <SentEmails email={email} />
          </>
        )}
      </div>
    </Page>
  );
}

function AddressStatus({ email }: { readonly email: string }) {
  const query = useCheckAddressQuery(email);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton width="20rem" height="8rem" />}
      nothing={<p role="status">No account uses this email.</p>}
    >
      {([address]) => address !== undefined && <Conditions conditions={conditionsOf(address)} />}
    </Loaded>
  );
}
