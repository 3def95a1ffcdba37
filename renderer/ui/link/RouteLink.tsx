import { linkTo, type Query, type RouteName, type RouteParams } from '#shared/routes.ts';
import { Link, type LinkProps } from './Link.tsx';
import { usePrefetch } from './navigation.ts';

export interface RouteLinkProps<Name extends RouteName> extends Omit<LinkProps, 'to'> {
  readonly to: Name;
  readonly params?: RouteParams<Name>;
  readonly query?: Query;
}

/** A link to a screen by route name; prefetches the screen on hover and focus. */
export function RouteLink<Name extends RouteName>({
  to,
  params,
  query,
  ...rest
}: RouteLinkProps<Name>) {
  return <Link {...usePrefetch(to)} {...rest} to={linkTo(to, params, query)} />;
}
