import '#shared/texts/account-deletion.ts';
import { formatDay } from '#shared/format/date.ts';
import { useAccount } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Banner } from '../../../ui/page/Banner.tsx';
import { useKeepAccountMutation } from './accountDeletionApi.ts';

/** Banner on every screen while account deletion is pending; signing in lets the user stop it. */
export function AccountDeletionBanner() {
  const { account } = useAccount();
  const [keep, { isLoading }] = useKeepAccountMutation();
  const deletion = account?.leaving ?? null;
  if (deletion === null) return null;
  return (
    <Banner>
      <p>
        {deletion.is_of_staff
          ? `An administrator scheduled this account for deletion. It will be emptied on ${formatDay(deletion.due_at)}.`
          : `This account will be deleted on ${formatDay(deletion.due_at)}. Until then it works as usual.`}
      </p>
      {!deletion.is_of_staff && (
        <PlainButton disabled={isLoading} onClick={() => void keep()}>
          Keep my account
        </PlainButton>
      )}
    </Banner>
  );
}
