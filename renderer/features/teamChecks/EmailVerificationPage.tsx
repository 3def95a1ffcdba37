import { formatListTime } from '#shared/format/relative-time.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { type Condition, Conditions } from './Conditions.tsx';
import { EmailLookupForm, useLookupEmail } from './EmailLookupForm.tsx';
import { SentEmails } from './SentEmails.tsx';
import styles from './TeamChecks.module.css';
import { type CheckedAddress, useCheckAddressQuery } from './teamChecksApi.ts';

function conditionsOf(address: CheckedAddress): Condition[] {
  const { signed_up_at, confirmed_at, asked_at, came_back_at } = address;
  return [
    { label: 'There is an account', holds: true, detail: `Since ${formatListTime(signed_up_at)}` },
    {
      label: 'Its address is confirmed',
      holds: confirmed_at !== null,
      detail:
        confirmed_at === null
          ? `The link was asked for ${asked_at === null ? 'never' : formatListTime(asked_at)}`
          : `On ${formatListTime(confirmed_at)}`,
    },
    {
      label: 'It takes letters',
      holds: came_back_at === null,
      detail:
        came_back_at === null ? 'None came back' : `One came back ${formatListTime(came_back_at)}`,
    },
  ];
}

/** How far an address has come with being confirmed. */
export function Component() {
  const email = useLookupEmail();
  return (
    <Page>
      <PageHeader description="When somebody writes that the confirmation did not come: what their address was sent, and what became of it." />
      <div className={styles.checks}>
        <EmailLookupForm key={email} />
        {email !== '' && (
          <>
            <Standing email={email} />
            <SentEmails email={email} />
          </>
        )}
      </div>
    </Page>
  );
}

function Standing({ email }: { readonly email: string }) {
  const answer = useCheckAddressQuery(email);
  return (
    <Loaded
      answer={answer}
      waiting={<Skeleton width="20rem" height="8rem" />}
      nothing={<p role="status">Nobody has an account by this address.</p>}
    >
      {([address]) => address !== undefined && <Conditions conditions={conditionsOf(address)} />}
    </Loaded>
  );
}
