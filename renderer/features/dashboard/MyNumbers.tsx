import type { DashboardNumber, Trend } from '../../core/dashboard/dashboardPart.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Dashboard.module.css';

const MOST = 4;

/** Four numbers, each with how it stood before and a way to what it counts. */
export function MyNumbers({ numbers }: { readonly numbers: readonly DashboardNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="numbers-title">
      <h2 id="numbers-title">My numbers</h2>
      <dl className={styles.numbers}>
        {numbers.slice(0, MOST).map(({ label, value, hint, link, trend }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {link === undefined ? (
                value
              ) : (
                <RouteLink to={link.to} query={link.query ?? {}} aria-label={`${label}: ${value}`}>
                  {value}
                </RouteLink>
              )}
            </dd>
            <dd className={styles.hint}>
              {hint}
              {trend !== undefined && <Against trend={trend} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** In words and by a sign; more is not always better, so neither has a colour. */
function Against({ trend: { now, before, than } }: { readonly trend: Trend }) {
  const title = `${before} in ${than}`;
  if (now === before) return <span title={title}>, as before</span>;
  const [sign, way] = now > before ? ['↑', 'up'] : ['↓', 'down'];
  return (
    <span title={title}>
      , <span aria-hidden="true">{sign}</span> {way} from {before}
    </span>
  );
}
