import { Link } from '../../link/Link.tsx';
import { useAddress } from '../../search/useAddress.ts';
import styles from '../Segments.module.css';

/** A display mode of a list; the first one is the default. */
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

/** Switches between list, board, and other modes; filters stay. */
export function Modes({ modes }: { readonly modes: readonly [Mode, ...Mode[]] }) {
  const { params, addressWith } = useAddress();
  const here = modeIn(modes, params);
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
