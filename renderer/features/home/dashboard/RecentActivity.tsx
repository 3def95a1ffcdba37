import { formatDay } from '#shared/format/date.ts';
import { formatListTime } from '#shared/format/relative-time.ts';
import { routeAt } from '#shared/routes.ts';
import type { RecentChange } from '../../../session/dashboard/dashboardPart.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import styles from './Dashboard.module.css';

const MOST = 10;

interface MovementListProps {
  readonly moved: readonly RecentChange[];
  /** The time of the last visit; null at the first one. */
  readonly since: string | null;
  readonly now: Date;
}

/** Activity since the user's last visit, newest first. */
export function RecentActivity({ moved, since, now }: MovementListProps) {
  return (
    <section aria-labelledby="movement-title">
      <h2 id="movement-title">
        Recent activity
        {since !== null && (
          <small>
            since <time dateTime={since}>{sinceText(since, now)}</time>
          </small>
        )}
      </h2>
      {moved.length === 0 ? (
        <p className={styles.nothing}>
          {since === null
            ? 'Messages, inquiries, and review results appear here.'
            : 'No activity since your last visit.'}
        </p>
      ) : (
        <ul className={styles.moved}>
          {moved.slice(0, MOST).map((movement) => (
            <Line key={movement.id} movement={movement} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

const sinceText = (since: string, now: Date): string =>
  new Date(since).toDateString() === now.toDateString()
    ? formatListTime(since, now)
    : formatDay(since);

function Line({ movement, now }: { readonly movement: RecentChange; readonly now: Date }) {
  const { title, detail, at, href } = movement;
  const path = href?.split(/[?#]/, 1)[0] ?? '';
  const prefetch = usePrefetch(routeAt(path)?.name ?? null);
  return (
    <li>
      <div>
        {href === null ? (
          <span>{title}</span>
        ) : (
          <Link {...prefetch} to={href}>
            {title}
          </Link>
        )}
        {detail !== undefined && <p>{detail}</p>}
      </div>
      <time dateTime={at}>{formatListTime(at, now)}</time>
    </li>
  );
}
