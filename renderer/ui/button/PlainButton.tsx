import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type PlainButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

/** Blueprint's button without its code, for public pages and for code every screen loads. */
export function PlainButton({ intent, size, variant, fill, className, ...rest }: PlainButtonProps) {
  const look = { intent, size, variant, fill, className };
  return <button type="button" {...rest} className={buttonClass(look)} />;
}
