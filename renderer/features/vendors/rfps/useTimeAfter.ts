import { useEffect, useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';

/** The longest delay of a timer. */
const MAX_DELAY_MS = 2_147_000_000;

/** Renders the component again once a moment has passed by the server's clock. */
export function useTimeAfter(at: string): void {
  const [, setPassed] = useState('');
  useEffect(() => {
    const delay = Date.parse(at) - serverNow().getTime();
    if (!(delay > 0)) return;
    const timer = setTimeout(() => setPassed(at), Math.min(delay, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [at]);
}
