import { Link } from '../../ui/link/Link.tsx';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import styles from '../Segments.module.css';

/** A display mode of a list; the first one is the default. */
export interface ListMode<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
}

export const LIST_AND_BOARD = [
  { name: 'list', label: 'List' },
  { name: 'board', label: 'Board' },
] as const satisfies readonly ListMode[];

export const readListMode = <Name extends string>(
  modes: readonly [ListMode<Name>, ...ListMode<Name>[]],
  params: URLSearchParams,
): Name => (modes.find(({ name }) => name === params.get('as')) ?? modes[0]).name;

/** Switches between list, board, and other modes; filters stay. */
export function ListModeSwitch({ modes }: { readonly modes: readonly [ListMode, ...ListMode[]] }) {
  const { params, addressWith } = useUrlSearch();
  const here = readListMode(modes, params);
  const to = (name: string) =>
    addressWith([
      ['open', null],
      ['as', name === modes[0].name ? null : name],
    ]);
  return (
    <nav aria-label="View mode" className={styles.segments}>
      {modes.map(({ name, label }) => (
        <Link key={name} to={to(name)} aria-current={name === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
