import { useAuth } from '../../../session/auth/index.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useGetAccountOfLinkQuery } from './authApi.ts';

/** Shows which account a link opens before redeeming it; anyone can send anyone a link. */
export function LinkAccount({ tokenHash }: { readonly tokenHash: string }) {
  const { data: email, isLoading } = useGetAccountOfLinkQuery(tokenHash);
  const { session } = useAuth();
  if (isLoading) return <Skeleton width="16rem" />;
  const isOther = session !== null && session.email !== email;
  return (
    <>
      {email && (
        <p>
          This link is for the account <strong>{email}</strong>.
        </p>
      )}
      {isOther && (
        <p>
          You're signed in as <strong>{session.email}</strong>. If you continue, you'll switch to
          the linked account.
        </p>
      )}
    </>
  );
}
