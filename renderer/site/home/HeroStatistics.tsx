import { formatVolume } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './HeroStatistics.module.css';
import { emptyStatistics, loadStatistics, type Statistics, statisticsCache } from './statistics.ts';

const figures: readonly (readonly [label: string, text: (found: Statistics) => string])[] = [
  ['Live listings', ({ listings }) => formatNumber(listings)],
  ['New in the last 30 days', ({ recent }) => formatNumber(recent)],
  ['Brokers on the exchange', ({ brokers }) => formatNumber(brokers)],
  ['Total asking value', ({ value }) => formatVolume(value)],
];

/** Current market statistics; their space is reserved from the first paint. */
export function HeroStatistics() {
  const { data } = useLiveData(loadStatistics, statisticsCache);
  const found = data.state === 'loaded' ? data.value : emptyStatistics;
  return (
    <section id="exchange-now" aria-label="Live market statistics" className={styles.strip}>
      <dl aria-busy={data.state === 'loading'}>
        {figures.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-waiting={data.state === 'loading'}>
              {data.state === 'loading' ? <span className="visually-hidden">…</span> : text(found)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
