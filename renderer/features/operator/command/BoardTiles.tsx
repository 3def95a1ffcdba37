import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { type BoardFigure, listBoardFigures } from './boardFigures.ts';
import styles from './Command.module.css';
import type { Board } from './commandShapes.ts';

interface BoardTilesProps {
  readonly boards: readonly Board[];
  readonly now: number;
}

/** Figures of one community, or their sum over several. Each opens its rows. */
export function BoardTiles({ boards, now }: BoardTilesProps) {
  const only = boards.length === 1 ? boards[0] : undefined;
  return (
    <ul className={styles.tiles} aria-label={only?.name ?? 'All communities'}>
      {listBoardFigures(boards, now).map((figure) => (
        <li key={figure.id} data-is-alert={figure.isAlert}>
          <FigureLink figure={figure} community={only?.id ?? null}>
            <span className={styles.label}>{figure.label}</span>
            <strong>{figure.value}</strong>
            <span className={styles.detail}>{figure.detail}</span>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

interface FigureLinkProps {
  readonly figure: BoardFigure;
  /** Null for the sum over several communities. */
  readonly community: string | null;
  readonly children: React.ReactNode;
}

/** Opens the rows that a figure counts: here, in the list of its area, or for a sum the communities below. */
export function FigureLink({ figure, community, children }: FigureLinkProps) {
  const { change } = useUrlSearch();
  if (figure.to === 'rows') {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() =>
          change([
            ['rows', figure.id],
            ...(community === null ? [] : [['community', community] as [string, string]]),
          ])
        }
      >
        {children}
      </button>
    );
  }
  if (community === null) {
    return (
      <button type="button" onClick={() => change([['sort', figure.id]])}>
        {children}
      </button>
    );
  }
  if (figure.to === 'operatorProperty') {
    return (
      <RouteLink to="operatorProperty" params={{ propertyId: community }}>
        {children}
      </RouteLink>
    );
  }
  return (
    <RouteLink to={figure.to} query={{ ...figure.query, community }}>
      {children}
    </RouteLink>
  );
}
