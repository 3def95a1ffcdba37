import { Classes } from '@blueprintjs/core';
import { Share } from '@blueprintjs/icons';
import { type To, useHref } from 'react-router-dom';

/** Opens a record in a new window, for users who don't know Ctrl-click or middle-click. */
export function NewWindowLink({ to }: { readonly to: To }) {
  const href = useHref(to);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      title="Open in new window"
      className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
    >
      <Share />
      <span className="visually-hidden">Open in new window</span>
    </a>
  );
}
