import { Button } from '@blueprintjs/core';
import { TIME_ZONES } from '#shared/clients/calendar/zones.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Booking.module.css';
import type { BookingPage } from './bookingsApi.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', options);
  formats.set(key, format);
  return format;
}

const dayIn = (timeZone: string, at: string): string =>
  formatOf(`day ${timeZone}`, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(
    new Date(at),
  );
const clockIn = (timeZone: string, at: string): string =>
  formatOf(`clock ${timeZone}`, { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  );

/** Formats "Wednesday, March 10 at 9:00 AM CST". */
export const formatTimeInZone = (timeZone: string, at: string): string =>
  `${dayIn(timeZone, at)} at ${formatOf(`moment ${timeZone}`, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))}`;

const FORTNIGHT_MS = 14 * 86_400_000;

interface FreeTimesProps {
  readonly page: BookingPage;
  /** Start of the visible range; null for now. */
  readonly from: string | null;
  readonly onFrom: (from: string | null) => void;
  readonly onChoose: (at: string) => void;
}

/** Two weeks of free times by day, in the broker's time zone. */
export function FreeTimes({ page, from, onFrom, onChoose }: FreeTimesProps) {
  const { times, time_zone: zone, until } = page;
  const days = Map.groupBy(times, (at) => dayIn(zone, at));
  const next = new Date((from === null ? Date.now() : Date.parse(from)) + FORTNIGHT_MS);
  const name = TIME_ZONES.find(({ value }) => value === zone)?.label ?? zone;
  return (
    <section aria-label="Available times" className={`${ui.grid16} ${styles.times}`}>
      <p className={ui.muted}>Times are in {name} time.</p>
      {days.size === 0 && <p>No available times in these two weeks.</p>}
      {[...days].map(([day, free]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <div className={styles.slots}>
            {free.map((at) => (
              <Button key={at} onClick={() => onChoose(at)}>
                {clockIn(zone, at)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <div className={styles.buttons}>
        {from !== null && <Button onClick={() => onFrom(null)}>Back to today</Button>}
        {next.getTime() < Date.parse(until) && (
          <Button onClick={() => onFrom(next.toISOString())}>Next two weeks</Button>
        )}
      </div>
    </section>
  );
}
