import type { ReactNode } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { Link } from '../../link/Link.tsx';
import { isSameSearch, type ListSearch, type ListSearching } from './useListSearch.ts';
import styles from './ViewTabs.module.css';

/** A search of a list under a name that everybody finds there. */
export interface BuiltInView {
  readonly name: string;
  readonly search: Partial<ListSearch>;
  readonly count?: number | string | undefined;
}

/** One that somebody saved. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly search: ListSearch;
  readonly isTeams: boolean;
  readonly isMine: boolean;
}

interface ViewTabsProps {
  readonly searching: ListSearching;
  readonly builtIn: readonly BuiltInView[];
  readonly saved?: readonly SavedView[];
  /** What is open is none of the views. */
  readonly isElsewhere?: boolean;
  /** What else is beside the list, at addresses of its own. */
  readonly children?: ReactNode;
}

const whole = (search: Partial<ListSearch>): ListSearch => ({
  words: '',
  filters: [],
  sort: null,
  ...search,
});

/** The views of a list as tabs; each is an address. */
export function ViewTabs({
  searching,
  builtIn,
  saved = [],
  isElsewhere = false,
  children,
}: ViewTabsProps) {
  const { search, view, addressFor } = searching;
  const open = saved.find(({ id }) => id === view);
  const isHere = (built: BuiltInView) =>
    !isElsewhere &&
    open === undefined &&
    isSameSearch({ ...search, sort: null }, whole(built.search));
  return (
    <nav aria-label="Views" className={styles.tabs}>
      {builtIn.map((built) => (
        <Link
          key={built.name}
          to={addressFor(whole(built.search))}
          aria-current={isHere(built) ? 'page' : undefined}
        >
          {built.name}{' '}
          {built.count !== undefined && (
            <span className={styles.count}>
              {typeof built.count === 'number' ? formatNumber(built.count) : built.count}
            </span>
          )}
        </Link>
      ))}
      {saved.map((one) => (
        <Link
          key={one.id}
          to={addressFor(one.search, one.id)}
          aria-current={one === open ? 'page' : undefined}
        >
          {one.name}
        </Link>
      ))}
      {children}
    </nav>
  );
}
