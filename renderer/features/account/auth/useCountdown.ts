import { useEffect, useState } from 'react';
import { RESEND_COUNTDOWN_SECONDS } from '#shared/constants.ts';

interface Countdown {
  readonly seconds: number;
  readonly start: () => void;
}

/**
 * Counts down the seconds until another link can be requested, starting at `sentAt` if one was sent. Clock-based, so
 * it is correct after a tab sleeps.
 */
export function useCountdown(sentAt: number): Countdown {
  const [until, setUntil] = useState(sentAt + RESEND_COUNTDOWN_SECONDS * 1000);
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    seconds,
    start() {
      const start = Date.now();
      setNow(start);
      setUntil(start + RESEND_COUNTDOWN_SECONDS * 1000);
    },
  };
}
