import { Classes, type Intent } from '@blueprintjs/core';
import type { RouteName } from '#shared/routes.ts';
import { RouteLink, type RouteLinkProps } from './RouteLink.tsx';

interface LinkButtonProps<Name extends RouteName> extends RouteLinkProps<Name> {
  readonly intent?: Intent;
  readonly size?: 'medium' | 'large';
  readonly variant?: 'solid' | 'minimal';
}

/** A link that leads to an action, drawn as a button. */
export function LinkButton<Name extends RouteName>({
  intent,
  size = 'medium',
  variant = 'solid',
  className,
  ...link
}: LinkButtonProps<Name>) {
  const classes = [
    Classes.BUTTON,
    intent === undefined ? undefined : Classes.intentClass(intent),
    size === 'large' ? Classes.LARGE : undefined,
    variant === 'minimal' ? Classes.MINIMAL : undefined,
    className,
  ];
  const props = link as RouteLinkProps<Name>;
  return <RouteLink {...props} className={classes.filter(Boolean).join(' ')} />;
}
