import { formatDay } from '#shared/format/date.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { type Changes, getFieldValue, isEmpty, type Value } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';
import { describeSearch, parseFacets, searchQuery } from '../../listings/market/index.ts';
import styles from './Contacts.module.css';
import { type ClientSearch, useClientSearchesQuery } from './clientWorkApi.ts';

const NEEDS = [
  'needs_types',
  'needs_states',
  'price_least',
  'price_most',
  'beds_least',
  'cap_rate_least',
] as const;

/** Merges a search into the saved criteria: lists grow, and numbers fill only empty fields. */
export function getNeedsChanges(row: RecordRow, needs: unknown): Changes {
  const criteria = (needs ?? {}) as Readonly<Record<string, unknown>>;
  const changes: Record<string, Value> = {};
  for (const name of NEEDS) {
    const [was, now] = [getFieldValue(row, name), getFieldValue(criteria, name)];
    if (isEmpty(now)) continue;
    if (Array.isArray(now)) {
      const before = Array.isArray(was) ? was : [];
      const all = [...new Set([...before, ...now])];
      if (all.length > before.length) changes[name] = all;
    } else if (isEmpty(was)) changes[name] = now;
  }
  return changes;
}

/** Searches the client shared, each with a button to add it to the criteria; renders nothing if there are none. */
export function ClientSearches({ row }: { readonly row: RecordRow }) {
  const { data: searches = [] } = useClientSearchesQuery(row.id);
  const [save] = useSaveRecordMutation();
  if (searches.length === 0) return null;

  async function take(changes: Changes) {
    const saved = await saveWithMerge(contact, row, changes, async (version, over) =>
      save({ noun: contact, id: row.id, version, changes: over }),
    );
    announce(saved.state === 'saved' ? 'Criteria saved' : 'Not saved');
  }
  return (
    <section aria-label="Searches shared with you" className={ui.grid8}>
      <div className={styles.partHead}>
        <h3>Searches shared with you</h3>
      </div>
      <ul className={styles.shares}>
        {searches.map((search) => (
          <Shown
            key={search.search_id}
            search={search}
            changes={getNeedsChanges(row, search.needs)}
            onTake={(changes) => void take(changes)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ShownProps {
  readonly search: ClientSearch;
  readonly changes: Changes;
  readonly onTake: (changes: Changes) => void;
}

function Shown({ search, changes, onTake }: ShownProps) {
  const { name, facets, words, shared_at: at } = search;
  const read = parseFacets(facets, words);
  return (
    <li>
      <span>
        <Link to={linkTo('investmentOpportunities', undefined, searchQuery(read))}>{name}</Link>{' '}
        <span className={ui.caption}>{describeSearch(read).join(' · ')}</span>
      </span>
      <span className={ui.caption}>{formatDay(at)}</span>
      {Object.keys(changes).length > 0 && (
        <PlainButton variant="minimal" size="small" onClick={() => onTake(changes)}>
          Add to criteria
        </PlainButton>
      )}
    </li>
  );
}
