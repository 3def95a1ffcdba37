import type { ComponentProps, MouseEvent } from 'react';
import { type FollowOptions, useNavigation } from './navigation.ts';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<FollowOptions, 'replace' | 'state'> {
  readonly to: string;
}

/** An internal link that avoids a full page load where possible. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { follow } = useNavigation();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || rest.target !== undefined) return;
        if (follow(to, { replace, state })) event.preventDefault();
      }}
    />
  );
}

/** True for a plain left click: no new tab and no modifier-key behavior. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
