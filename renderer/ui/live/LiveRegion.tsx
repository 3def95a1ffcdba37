import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';

/** The app's only polite live region. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
