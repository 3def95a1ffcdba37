import type { DashboardNumber, Trend } from '../../../session/dashboard/dashboardPart.ts';
import { FigureValue } from '../../../ui/figures/FigureStrip.tsx';
import styles from './Dashboard.module.css';

const MOST = 4;

/** Four metrics, each with its previous value and a link to its records. */
export function MyNumbers({ numbers }: { readonly numbers: readonly DashboardNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="numbers-title">
      <h2 id="numbers-title">My metrics</h2>
      <dl className={styles.numbers}>
        {numbers.slice(0, MOST).map(({ label, value, hint, link, trend }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <FigureValue label={label} value={value} link={link} />
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

/** Shows the change in text and by arrow; neutral color, because more isn't always better. */
function Against({ trend: { now, before, than } }: { readonly trend: Trend }) {
  const title = `${before} in ${than}`;
  if (now === before) return <span title={title}>, unchanged</span>;
  const [sign, direction] = now > before ? ['↑', 'up'] : ['↓', 'down'];
  return (
    <span title={title}>
      , <span aria-hidden="true">{sign}</span> {direction} from {before}
    </span>
  );
}
