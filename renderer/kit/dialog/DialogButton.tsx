import type { ComponentProps } from 'react';
import { buttonClass } from '../button/buttonClass.ts';

/**
 * A button that opens a dialog. Not Blueprint's, which clicks on key-up: a dialog that Enter closes
 * gives the focus back to its button, which would then open it again.
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
