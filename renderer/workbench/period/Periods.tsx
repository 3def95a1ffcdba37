import { Link } from '../../ui/link/Link.tsx';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import styles from '../Segments.module.css';
import { PERIODS, usePeriod } from './usePeriod.ts';

const nameOf = (days: number): string => (days === 365 ? '12 months' : `${days} days`);

/** Selects the period of a screen's figures. */
export function Periods() {
  const { addressWith } = useUrlSearch();
  const { days } = usePeriod();
  return (
    <nav aria-label="Period" className={styles.segments}>
      {PERIODS.map((each) => (
        <Link
          key={each}
          to={addressWith([['days', `${each}`]])}
          aria-current={each === days ? 'page' : undefined}
        >
          {nameOf(each)}
        </Link>
      ))}
    </nav>
  );
}
