import { Classes } from '@blueprintjs/core';
import type { ComponentProps } from 'react';

/**
 * A button that opens a dialog. Not Blueprint's, which clicks on key-up: a dialog that Enter closes
 * gives the focus back to its button, which would then open it again.
 */
export function DialogButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={`${Classes.BUTTON} ${Classes.MINIMAL} ${className}`}
    />
  );
}
