import '#shared/messages/leaving.ts';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { useAuth } from '../../core/session/index.ts';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Leaving.module.css';
import { LeavingForm } from './LeavingForm.tsx';
import { type Leaving, useGetMyLeavingQuery, useKeepAccountMutation } from './leavingApi.ts';
import { Obstacles } from './Obstacles.tsx';

/** The way out of the exchange: what goes, what stays without a name, what is kept and for how long. */
export default function LeavingSection() {
  const { session } = useAuth();
  const answer = useGetMyLeavingQuery();
  return (
    <section aria-labelledby="leaving-title" className={styles.section}>
      <h2 id="leaving-title">Delete this account</h2>
      <Loaded answer={answer} waiting={<Skeleton width="16rem" />}>
        {(leaving) =>
          leaving !== null && <Standing leaving={leaving} email={session?.email ?? ''} />
        }
      </Loaded>
    </section>
  );
}

interface StandingProps {
  readonly leaving: Leaving;
  readonly email: string;
}

function Standing({ leaving: mine, email }: StandingProps) {
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const [keep, { isLoading }] = useKeepAccountMutation();
  const { leaving, in_the_way: obstacles } = mine;
  // Asked for, the form has done its part: whoever stays begins anew.
  if (leaving !== null && isAsking) setAsking(false);
  if (leaving !== null) {
    return (
      <>
        <p>
          {leaving.is_of_staff
            ? `An administrator decided this. On ${formatDay(leaving.due_at)} the account is emptied; write to support if you think that it is a mistake.`
            : `On ${formatDay(leaving.due_at)} the account is emptied. Until then it works as before, and you can stay.`}
        </p>
        {!leaving.is_of_staff && (
          <Button loading={isLoading} onClick={() => void keep()}>
            Keep my account
          </Button>
        )}
      </>
    );
  }
  if (obstacles.length > 0) return <Obstacles obstacles={obstacles} />;
  return isAsking ? (
    <LeavingForm
      email={email}
      isFresh={mine.is_fresh}
      liveListings={mine.live_listings}
      onCancel={() => setAsking(false)}
    />
  ) : (
    <>
      <p>
        Fourteen days after you ask, it is emptied, and nothing brings it back. Download your data
        first if you want to keep it.
      </p>
      <Button ref={opener} intent="danger" variant="outlined" onClick={() => setAsking(true)}>
        Delete my account…
      </Button>
    </>
  );
}
