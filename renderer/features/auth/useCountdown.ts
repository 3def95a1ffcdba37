import { useEffect, useState } from 'react';
import { RESEND_COUNTDOWN_SECONDS } from '#shared/constants.ts';

interface Countdown {
  readonly seconds: number;
  readonly start: () => void;
}

/**
 * Counts the seconds until a link may be asked for again, from `sentAt` on if one was sent. It goes
 * by the clock, so a tab that slept is right.
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
