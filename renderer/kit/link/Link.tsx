import type { ComponentProps, MouseEvent } from 'react';
import { type Manner, useNavigation } from './navigation.ts';

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<Manner, 'replace' | 'state'> {
  readonly to: string;
}

/** A link to an address of ours, without loading the page anew where that can be spared. */
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

/** Neither into another tab nor anything else that the browser does with a key held. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
