import { useAuth } from '../../core/session/index.ts';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useGetAccountOfLinkQuery } from './authApi.ts';

/** Whose account a link is about to open, before anything is spent: anybody can send anybody a link. */
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
          You are signed in here as <strong>{session.email}</strong>. If you go on, the account of
          the link takes its place.
        </p>
      )}
    </>
  );
}
