import '#shared/messages/leaving.ts';
import { formatDay } from '#shared/format/date.ts';
import { useAccount } from '../../core/account/index.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { Banner } from '../../kit/page/Banner.tsx';
import { useKeepAccountMutation } from './leavingApi.ts';

/** Above every screen while the account waits to be deleted: whoever signs in may stay. */
export function LeavingBanner() {
  const { account } = useAccount();
  const [keep, { isLoading }] = useKeepAccountMutation();
  const leaving = account?.leaving ?? null;
  if (leaving === null) return null;
  return (
    <Banner>
      <p>
        {leaving.is_of_staff
          ? `An administrator decided to delete this account. On ${formatDay(leaving.due_at)} it is emptied.`
          : `This account is deleted on ${formatDay(leaving.due_at)}. Until then it works as before.`}
      </p>
      {!leaving.is_of_staff && (
        <PlainButton disabled={isLoading} onClick={() => void keep()}>
          Keep my account
        </PlainButton>
      )}
    </Banner>
  );
}
