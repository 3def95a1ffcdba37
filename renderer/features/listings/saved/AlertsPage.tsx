import { formatDay } from '#shared/format/date.ts';
import { CADENCES, type Cadence } from '#shared/listings/searches.ts';
import { linkTo } from '#shared/routes.ts';
import { useAccount } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Saved.module.css';
import { SearchChips } from './SearchChips.tsx';
import { NoSearches } from './SearchesPage.tsx';
import type { SavedSearch } from './saved.ts';
import {
  useChangeSavedSearchMutation,
  useListFindsQuery,
  useListSavedSearchesQuery,
} from './savedApi.ts';

const TRIGGERS = [
  ['on_new', 'New communities'],
  ['on_price', 'Prices'],
  ['on_status', 'Under contract or available again'],
] as const;

/** Alert settings per saved search, and recent alerts. */
export function Component() {
  const { account } = useAccount();
  const userId = account?.profile.id ?? '';
  const query = useListSavedSearchesQuery(userId, { skip: userId === '' });
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton to="searches">Searches</LinkButton>
            <LinkButton to="notificationsPreferences">Email settings</LinkButton>
          </>
        }
      />
      <Loaded answer={query} keepsLast waiting={<Skeleton height="10rem" />}>
        {(searches) =>
          searches.length === 0 ? (
            <NoSearches />
          ) : (
            <>
              <ul className={styles.searches} aria-label="Alerts">
                {searches.map((search) => (
                  <Alert key={search.id} search={search} userId={userId} />
                ))}
              </ul>
              <Finds userId={userId} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface AlertProps {
  readonly search: SavedSearch;
  readonly userId: string;
}

function Alert({ search, userId }: AlertProps) {
  const [change] = useChangeSavedSearchMutation();
  const { id, name, cadence, is_paused: isPaused } = search;
  const set = (changes: Parameters<typeof change>[0]['changes']) =>
    void change({ userId, id, changes });
  return (
    <li>
      <div>
        <span className={ui.strong}>{name}</span>
        <SearchChips search={search} />
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Alerts for {name} include</legend>
          {TRIGGERS.map(([trigger, label]) => (
            <label key={trigger}>
              <input
                type="checkbox"
                checked={search[trigger]}
                onChange={({ target }) => set({ [trigger]: target.checked })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.acts}>
        <SelectField
          label="Notify me"
          aria-label={`Notify me about ${name}`}
          options={CADENCES}
          value={cadence}
          onChange={({ target }) => set({ cadence: target.value as Cadence })}
        />
        {cadence !== 'off' && (
          <PlainButton aria-pressed={isPaused} onClick={() => set({ is_paused: !isPaused })}>
            {isPaused ? 'Resume' : 'Pause'}
          </PlainButton>
        )}
      </div>
    </li>
  );
}

function Finds({ userId }: { readonly userId: string }) {
  const query = useListFindsQuery(userId);
  return (
    <section aria-labelledby="finds" className={styles.section}>
      <h2 id="finds">Recent matches</h2>
      <Loaded
        answer={query}
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={ui.note}>No new matches yet. We'll alert you.</p>}
      >
        {(finds) => (
          <ul className={styles.finds}>
            {finds.map((find) => (
              <li key={find.id}>
                <span>
                  <Link to={linkTo('property', { id: find.listing_id })}>
                    {find.listings.property_name}
                  </Link>{' '}
                  {find.detail === '' ? find.listings.location : find.detail}
                </span>
                <span className={ui.note}>
                  {find.saved_searches.name} · {formatDay(find.found_at)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
