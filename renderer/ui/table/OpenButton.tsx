import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';

interface OpenButtonProps {
  readonly 'aria-label'?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A name in a list that opens its record in a dialog. */
export const OpenButton = (props: OpenButtonProps) => (
  <button type="button" className={ui.linkButton} aria-haspopup="dialog" {...props} />
);
