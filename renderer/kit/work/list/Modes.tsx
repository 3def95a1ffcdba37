import { Link } from '../../link/Link.tsx';
import { useAddress } from '../../search/useAddress.ts';
import styles from '../Segments.module.css';

/** A way in which the same records are shown; the first one is that of an address which says none. */
export interface Mode<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
}

export const LIST_AND_BOARD = [
  { name: 'list', label: 'List' },
  { name: 'board', label: 'Board' },
] as const satisfies readonly Mode[];

export const modeIn = <Name extends string>(
  modes: readonly [Mode<Name>, ...Mode<Name>[]],
  params: URLSearchParams,
): Name => (modes.find(({ name }) => name === params.get('as')) ?? modes[0]).name;

/** The same records as a list, as a board and so on; what narrows them stays. */
export function Modes({ modes }: { readonly modes: readonly [Mode, ...Mode[]] }) {
  const { params, addressWith } = useAddress();
  const here = modeIn(modes, params);
  const to = (name: string) =>
    addressWith([
      ['open', null],
      ['as', name === modes[0].name ? null : name],
    ]);
  return (
    <nav aria-label="Shown as" className={styles.segments}>
      {modes.map(({ name, label }) => (
        <Link key={name} to={to(name)} aria-current={name === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
