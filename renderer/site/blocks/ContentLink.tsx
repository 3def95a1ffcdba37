import type { ReactNode } from 'react';
import { leadsSomewhere } from '#shared/documents.ts';
import { routeOf } from '#shared/routes.ts';
import { Link } from '../../kit/link/Link.tsx';
import { usePrefetch } from '../../kit/link/navigation.ts';
import { TO_COME } from './prose.ts';

interface ContentLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link in a text. What it leads to may not be built yet: then it is the words, and that it is to come. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const warm = usePrefetch(routeOf(to.split(/[?#]/, 1)[0] ?? ''));
  if (!leadsSomewhere(to)) {
    return (
      <>
        {children}
        {TO_COME}
      </>
    );
  }
  return (
    <Link {...warm} to={to} className={className}>
      {children}
    </Link>
  );
}
