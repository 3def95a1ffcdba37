import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type PlainButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

/** Blueprint's button without Blueprint's code: for public pages and for what every screen loads. */
export function PlainButton({ intent, size, variant, fill, className, ...rest }: PlainButtonProps) {
  const look = { intent, size, variant, fill, className };
  return <button type="button" {...rest} className={buttonClass(look)} />;
}
