import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import { useAccount } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { parseFacets, searchQuery } from '../market/index.ts';
import styles from './Saved.module.css';
import { SearchChips } from './SearchChips.tsx';
import { SearchSharing } from './SearchSharing.tsx';
import type { SavedSearch } from './saved.ts';
import {
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useListSavedSearchesQuery,
  useRestoreSavedSearchMutation,
} from './savedApi.ts';

/** URL of the community list for a search, newest first. */
const addressOf = ({ facets, words }: SavedSearch): string =>
  linkTo('investmentOpportunities', undefined, searchQuery(parseFacets(facets, words)));

/** Saved searches with the number of new matches since the last visit. */
export function Component() {
  const { account } = useAccount();
  const userId = account?.profile.id ?? '';
  const query = useListSavedSearchesQuery(userId, { skip: userId === '' });
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton to="searchAlerts">Alerts</LinkButton>
            <LinkButton to="investmentOpportunities" intent="primary">
              New search
            </LinkButton>
          </>
        }
      />
      <Loaded answer={query} keepsLast waiting={<Skeleton height="10rem" />}>
        {(searches) =>
          searches.length === 0 ? (
            <NoSearches />
          ) : (
            <ul className={styles.searches} aria-label="Saved searches">
              {searches.map((search) => (
                <Row key={search.id} search={search} userId={userId} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}

export const NoSearches = () => (
  <EmptyState
    title="No saved searches yet"
    action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
  >
    Filter the list and click “Save this search” to keep it here and get alerts.
  </EmptyState>
);

interface RowProps {
  readonly search: SavedSearch;
  readonly userId: string;
}

function Row({ search, userId }: RowProps) {
  const dispatch = useAppDispatch();
  const [change] = useChangeSavedSearchMutation();
  const [remove] = useDeleteSavedSearchMutation();
  const [restore] = useRestoreSavedSearchMutation();
  const { id, name, found } = search;

  const looked = () =>
    void change({ userId, id, changes: { looked_at: new Date().toISOString() } });
  async function take() {
    const { error } = await remove(id);
    if (error !== undefined) return;
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: `${name} deleted`,
        description: "You won't get alerts for it anymore.",
      },
      () => void restore(search),
    );
  }
  return (
    <li>
      <div>
        <Link to={addressOf(search)} className={ui.strong} onClick={looked}>
          {name}
        </Link>{' '}
        {found > 0 && <span className={styles.fresh}>{found >= 100 ? '100+' : found} new</span>}
        <SearchChips search={search} />
        <p className={ui.note}>
          {search.last_found_at === null
            ? `Saved ${formatDay(search.created_at)}, nothing new since`
            : `Last match ${formatDay(search.last_found_at)}`}
          {search.is_paused && ' · alerts paused'}
        </p>
        <SearchSharing search={search} />
      </div>
      <div className={styles.acts}>
        {found > 0 && (
          <PlainButton variant="minimal" size="small" onClick={looked}>
            Mark as seen
          </PlainButton>
        )}
        <PlainButton
          variant="minimal"
          size="small"
          aria-label={`Delete ${name}`}
          onClick={() => void take()}
        >
          Delete
        </PlainButton>
      </div>
    </li>
  );
}
