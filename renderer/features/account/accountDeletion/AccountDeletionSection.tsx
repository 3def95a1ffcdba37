import '#shared/texts/account-deletion.ts';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { AccountDeletionForm } from './AccountDeletionForm.tsx';
import {
  type AccountDeletion,
  useGetMyLeavingQuery,
  useKeepAccountMutation,
} from './accountDeletionApi.ts';
import { DeletionBlockers } from './DeletionBlockers.tsx';
import styles from './Leaving.module.css';

/** Account deletion: what is deleted, what is anonymized, and what is kept for how long. */
export default function LeavingSection() {
  const { session } = useAuth();
  const deletionQuery = useGetMyLeavingQuery();
  return (
    <section aria-labelledby="leaving-title" className={styles.section}>
      <h2 id="leaving-title">Delete account</h2>
      <Loaded answer={deletionQuery} waiting={<Skeleton width="16rem" />}>
        {(deletion) =>
          deletion !== null && <DeletionStatus leaving={deletion} email={session?.email ?? ''} />
        }
      </Loaded>
    </section>
  );
}

interface DeletionStatusProps {
  readonly leaving: AccountDeletion;
  readonly email: string;
}

function DeletionStatus({ leaving: accountDeletion, email }: DeletionStatusProps) {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isConfirming);
  const [keep, { isLoading }] = useKeepAccountMutation();
  const { leaving, in_the_way: obstacles } = accountDeletion;
  // Once deletion is requested, close the form; a user who stays starts over.
  if (leaving !== null && isConfirming) setConfirming(false);
  if (leaving !== null) {
    return (
      <>
        <p>
          {leaving.is_of_staff
            ? `An administrator scheduled this account to be emptied on ${formatDay(leaving.due_at)}. If you think this is a mistake, contact support.`
            : `The account will be emptied on ${formatDay(leaving.due_at)}. Until then it works as usual, and you can stop the deletion.`}
        </p>
        {!leaving.is_of_staff && (
          <Button loading={isLoading} onClick={() => void keep()}>
            Keep my account
          </Button>
        )}
      </>
    );
  }
  if (obstacles.length > 0) return <DeletionBlockers obstacles={obstacles} />;
  return isConfirming ? (
    <AccountDeletionForm
      email={email}
      isFresh={accountDeletion.is_fresh}
      liveListings={accountDeletion.live_listings}
      onCancel={() => setConfirming(false)}
    />
  ) : (
    <>
      <p>
        Your account is emptied 14 days after your request and can't be restored. Download your data
        first if you want to keep it.
      </p>
      <Button ref={opener} intent="danger" variant="outlined" onClick={() => setConfirming(true)}>
        Delete my account…
      </Button>
    </>
  );
}
