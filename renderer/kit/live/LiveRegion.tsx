import { useEffect, useState } from 'react';
import { onAnnouncement } from './announce.ts';

/** The one polite live region of the app. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => onAnnouncement(setText), []);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {text}
    </div>
  );
}
