import { Classes } from '@blueprintjs/core';
import { Share } from '@blueprintjs/icons';
import { type To, useHref } from 'react-router-dom';

/** The way to a record's own window that people find without knowing Ctrl or the middle button. */
export function OwnWindowLink({ to }: { readonly to: To }) {
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
