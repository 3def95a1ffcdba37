import { useSearchParams } from 'react-router-dom';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Rooms.module.css';

interface TabsProps {
  readonly tabs: readonly (readonly [value: string, label: string])[];
  readonly here: string;
}

/** Parts of one screen, each at an address of its own. */
export function Tabs({ tabs, here }: TabsProps) {
  const [params] = useSearchParams();
  const to = (tab: string) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    return `?${next}`;
  };
  return (
    <nav aria-label="Parts" className={styles.tabs}>
      {tabs.map(([value, label]) => (
        <Link key={value} to={to(value)} aria-current={value === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
