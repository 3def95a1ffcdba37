import { useSearchParams } from 'react-router-dom';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Deals.module.css';

export type Way = 'board' | 'list' | 'forecast';

const WAYS: readonly { readonly way: Way; readonly label: string }[] = [
  { way: 'board', label: 'Board' },
  { way: 'list', label: 'List' },
  { way: 'forecast', label: 'Forecast' },
];

export const wayIn = (params: URLSearchParams): Way =>
  WAYS.find(({ way }) => way === params.get('as'))?.way ?? 'board';

/** The same deals as a board, as a list and in figures; what narrows them stays. */
export function Ways() {
  const [params] = useSearchParams();
  const here = wayIn(params);
  const to = (way: Way) => {
    const next = new URLSearchParams(params);
    next.delete('open');
    if (way === 'board') next.delete('as');
    else next.set('as', way);
    return `?${next}`;
  };
  return (
    <nav aria-label="Shown as" className={styles.ways}>
      {WAYS.map(({ way, label }) => (
        <Link key={way} to={to(way)} aria-current={way === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
