import { useSearchParams } from 'react-router-dom';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Transactions.module.css';

export const isBoard = (params: URLSearchParams): boolean => params.get('as') === 'board';

/** The same transactions as a list and by stage; what narrows them stays. */
export function Ways() {
  const [params] = useSearchParams();
  const to = (board: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('open');
    if (board) next.set('as', 'board');
    else next.delete('as');
    return `?${next}`;
  };
  return (
    <nav aria-label="Shown as" className={styles.ways}>
      <Link to={to(false)} aria-current={isBoard(params) ? undefined : 'page'}>
        List
      </Link>
      <Link to={to(true)} aria-current={isBoard(params) ? 'page' : undefined}>
        Board
      </Link>
    </nav>
  );
}
