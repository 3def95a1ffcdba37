import { useSearchParams } from 'react-router-dom';
import { Link } from '../../link/Link.tsx';
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
  const [params] = useSearchParams();
  const here = modeIn(modes, params);
  const to = (name: string) => {
    const next = new URLSearchParams(params);
    next.delete('open');
    if (name === modes[0].name) next.delete('as');
    else next.set('as', name);
    return `?${next}`;
  };
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
