import type { ComponentProps } from 'react';
import { buttonClass } from '../button/buttonClass.ts';

/**
 * A button that opens a dialog. Not Blueprint's, which clicks on key-up: after Enter closes a dialog, focus returns
 * to the button and would reopen it.
 */
export function DialogButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={buttonClass({ variant: 'minimal', className })}
    />
  );
}
