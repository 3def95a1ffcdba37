import { Link } from '../../kit/link/Link.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import styles from './Rooms.module.css';

interface TabsProps {
  readonly tabs: readonly (readonly [value: string, label: string])[];
  readonly here: string;
}

/** Parts of one screen, each at an address of its own. */
export function Tabs({ tabs, here }: TabsProps) {
  const { addressWith } = useAddress();
  return (
    <nav aria-label="Parts" className={styles.tabs}>
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
