import { Link, type LinkProps } from 'react-router-dom';
import { linkTo, type Query, type RouteName, type RouteParams } from '#shared/routes.ts';
import { usePrefetch } from './prefetch.ts';

export interface RouteLinkProps<Name extends RouteName> extends Omit<LinkProps, 'to' | 'prefetch'> {
  readonly to: Name;
  readonly params?: RouteParams<Name>;
  readonly query?: Query;
}

/** A link to a screen by its name; it warms the screen on hover and focus. */
export function RouteLink<Name extends RouteName>({
  to,
  params,
  query,
  ...rest
}: RouteLinkProps<Name>) {
  return <Link {...usePrefetch(to)} {...rest} to={linkTo(to, params, query)} />;
}
