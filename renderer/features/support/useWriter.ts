import { useAccount } from '../../core/account/index.ts';
import { useAuth } from '../../core/session/index.ts';

export interface Writer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Who writes: null is a visitor, undefined is not known yet. */
export function useWriter(): Writer | null | undefined {
  const { status, session } = useAuth();
  const { account, error } = useAccount();
  if (status === 'loading') return undefined;
  if (session === null || session.needsCode) return null;
  if (account === undefined && error === undefined) return undefined;
  return {
    userId: session.userId,
    name: account?.profile.full_name ?? session.fullName ?? '',
    email: account?.profile.email ?? session.email,
  };
}
