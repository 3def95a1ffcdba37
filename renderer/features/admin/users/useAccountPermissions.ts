import { useAccount } from '../../../session/account/index.ts';
import { type AdminAccount, nameOf } from './adminAccount.ts';

type Subject = 'account' | 'admin-role';

/**
 * Returns what the signed-in user can do to an account, and the reason if an action is unavailable. The server
 * enforces it.
 */
export function useAccountPermissions(account: AdminAccount) {
  const { account: currentAccount } = useAccount();
  const roles = currentAccount?.roles ?? [];
  const isSelf = currentAccount?.profile.id === account.id;

  function getDisabledReason(subject: Subject): string | null {
    if (isSelf) {
      return subject === 'account'
        ? "You can't decide about your own account. Ask another administrator."
        : "You can't change your own administrator role. Ask another administrator.";
    }
    if (account.is_last_admin) {
      return `${nameOf(account)} is the only permanent administrator. Add another one first.`;
    }
    return null;
  }

  return { isAdmin: roles.includes('admin'), refusalFor: getDisabledReason };
}
