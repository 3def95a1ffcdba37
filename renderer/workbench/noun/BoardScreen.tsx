import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Noun } from '#shared/records/noun.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import type { FilterField } from '../../ui/search/filters.ts';
import { useCountRecordsQuery } from '../data/recordsApi.ts';
import type { RecordSearch } from '../data/search.ts';
import { formatRecordCount } from '../list/formatRecordCount.ts';
import { ListHeader } from '../list/ListHeader.tsx';
import { toServerFilters } from '../list/serverFilters.ts';
import { useListSearch } from '../list/useListSearch.ts';
import { type BuiltInView, ViewTabs } from '../list/ViewTabs.tsx';
import styles from './BoardScreen.module.css';

interface BoardScreenProps {
  readonly noun: Noun;
  readonly title?: string | undefined;
  readonly fields: readonly FilterField[];
  /** Sort order of the cards. */
  readonly sort: string;
  readonly finds: string;
  readonly builtIn?: readonly BuiltInView[];
  /** For reports, which have no filters and no record panel. */
  readonly isPlain?: boolean;
  readonly modes: ReactNode;
  readonly primary: ReactNode;
  readonly draw: (search: Omit<RecordSearch, 'noun'>, linkOf: (id: string) => string) => ReactNode;
  readonly panel: (id: string, close: () => void) => ReactNode;
}

const NO_SORTS: readonly string[] = [];
const NO_VIEWS: readonly BuiltInView[] = [];

/** A noun as a board or report, with a record panel. */
export function BoardScreen(props: BoardScreenProps) {
  const { noun, fields, sort, isPlain = false, builtIn = NO_VIEWS } = props;
  const title = useTitle(props.title);
  const navigate = useNavigate();
  const searching = useListSearch({ fields, sorts: NO_SORTS });
  const { search, open, addressOf } = searching;
  const query = useMemo(
    () => ({
      ...(search.words !== '' && { words: search.words }),
      filters: toServerFilters(noun, search.filters),
      sort,
    }),
    [noun, search, sort],
  );
  const { data: count } = useCountRecordsQuery({ noun, ...query });
  const linkOf = useCallback((id: string) => addressOf(id), [addressOf]);
  const close = () => void navigate(addressOf(null), { preventScrollReset: true });
  const isBeside = open !== null && !isPlain;
  return (
    <div className={styles.work} data-beside={isBeside}>
      <section aria-label={title} className={styles.main}>
        <ListHeader
          title={title}
          views={!isPlain && <ViewTabs searching={searching} builtIn={builtIn} />}
          summary={isPlain ? '' : formatRecordCount(noun, count)}
          searching={searching}
          finds={props.finds}
          isPlain={isPlain}
          modes={props.modes}
          primary={props.primary}
        />
        {props.draw(query, linkOf)}
      </section>
      {isBeside && props.panel(open, close)}
    </div>
  );
}
