import { useSearchParams } from 'react-router-dom';
import { Link } from '../../link/Link.tsx';
import styles from '../Segments.module.css';
import { PERIODS, usePeriod } from './usePeriod.ts';

const nameOf = (days: number): string => (days === 365 ? '12 months' : `${days} days`);

/** Which time the figures of a screen are about. */
export function Periods() {
  const [params] = useSearchParams();
  const { days } = usePeriod();
  const to = (each: number) => {
    const next = new URLSearchParams(params);
    next.set('days', `${each}`);
    return `?${next}`;
  };
  return (
    <nav aria-label="Period" className={styles.segments}>
      {PERIODS.map((each) => (
        <Link key={each} to={to(each)} aria-current={each === days ? 'page' : undefined}>
          {nameOf(each)}
        </Link>
      ))}
    </nav>
  );
}
