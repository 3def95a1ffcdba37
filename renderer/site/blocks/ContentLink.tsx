import { type ReactNode, use } from 'react';
import { decideAccess } from '#shared/access/gates.ts';
import { targetOf } from '#shared/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { usePrefetch } from '../../ui/link/navigation.ts';
import { SignInStatusContext } from '../../ui/presence/SignInStatus.tsx';
import styles from './ContentLink.module.css';
import { TO_COME } from './prose.ts';

interface ContentLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link in content. If its target isn't built yet, renders the text marked as coming. If it requires an account,
 * says so and links through sign-in.
 */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const [path = ''] = to.split(/[?#]/, 1);
  const target = targetOf(path);
  const warm = usePrefetch(target?.route.name ?? null);
  const isVisitor = use(SignInStatusContext) !== 'member';
  if (target === null) {
    return (
      <>
        {children}
        {TO_COME}
      </>
    );
  }
  const decision =
    isVisitor && target !== undefined
      ? decideAccess({ route: target.route, pathname: path }, null, new Date())
      : null;
  const signIn = decision?.kind === 'sign-in' ? decision.to : null;
  return (
    <Link {...warm} to={signIn ?? to} className={className}>
      {children}
      {signIn !== null && <span className={styles.badge}> Login Required</span>}
    </Link>
  );
}
