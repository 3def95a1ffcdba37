import { useAccount } from '../../core/account/index.ts';
import { type AdminAccount, nameOf } from './adminAccount.ts';

type Subject = 'account' | 'admin-role';

/** What the signed-in person may do to an account. The server decides; this says why before it has to. */
export function useActing(account: AdminAccount) {
  const { account: mine } = useAccount();
  const roles = mine?.roles ?? [];
  const isSelf = mine?.profile.id === account.id;

  function refusalFor(subject: Subject): string | null {
    if (isSelf) {
      return subject === 'account'
        ? 'Nobody decides about their own account. Ask another administrator.'
        : 'Nobody changes their own administrator role. Ask another administrator.';
    }
    if (account.is_last_admin) {
      return `${nameOf(account)} is the only administrator whose role does not end. Make another one first.`;
    }
    return null;
  }

  return { isAdmin: roles.includes('admin'), refusalFor };
}
