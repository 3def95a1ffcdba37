import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import styles from './Rooms.module.css';

interface TabsProps {
  readonly tabs: readonly (readonly [value: string, label: string])[];
  readonly here: string;
}

/** Tabs of one screen, each at its own URL. */
export function Tabs({ tabs, here }: TabsProps) {
  const { addressWith } = useUrlSearch();
  return (
    <nav aria-label="Tabs" className={styles.tabs}>
      {tabs.map(([value, label]) => (
        <Link
          key={value}
          to={addressWith([['tab', value]])}
          aria-current={value === here ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
