import type { RouteName } from '#shared/routes.ts';
import { type ButtonLook, buttonClass } from '../button/buttonClass.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

type LinkButtonProps<Name extends RouteName> = Omit<RouteLinkProps<Name>, 'className'> & ButtonLook;

/** A link styled as a button, for navigation to an action. */
export function LinkButton<Name extends RouteName>({
  intent,
  size,
  variant,
  fill,
  className,
  ...link
}: LinkButtonProps<Name>) {
  const props = link as RouteLinkProps<Name>;
  return (
    <RouteLink {...props} className={buttonClass({ intent, size, variant, fill, className })} />
  );
}
