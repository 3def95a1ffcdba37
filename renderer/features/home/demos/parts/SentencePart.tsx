import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { parseSearchQuery } from '#shared/listings/sentence/parse-query.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { CrossIcon } from '../../../../ui/icon/CrossIcon.tsx';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import {
  type ListedCommunity,
  type ListingFigures,
  ListingsTable,
  searchQuery,
  toListingSearch,
  useFindListingsQuery,
  useGetListingFiguresQuery,
} from '../../../listings/market/index.ts';
import styles from '../Demos.module.css';
import own from './SentencePart.module.css';

const EXAMPLES = [
  'memory care in Ohio under 15 million',
  'skilled nursing with at least 90 beds, cap rate above 12',
  'assisted living over 90% occupied, cheapest first',
];

interface SentencePartProps {
  /** Extra actions for the results, in addition to opening them. */
  readonly children?: (rows: readonly ListedCommunity[]) => ReactNode;
  /** Content below the first results, which would move it. */
  readonly below?: ReactNode;
}

/** A sentence, its interpretation, and the search results it produces. */
export default function SentencePart({ children, below }: SentencePartProps) {
  const { params, change } = useUrlSearch();
  const [searchText, setSearchText] = useState(params.get('say') ?? EXAMPLES[0] ?? '');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const { understood, left } = parseSearchQuery(useDeferredValue(searchText));
  const counted = understood.filter(({ words }) => !ignored.includes(words));
  const search = toListingSearch({ understood: counted, left });
  const result = useFindListingsQuery(search);
  const { data, isFetching } = result;
  const { sort: _order, ...narrowing } = search;
  const { currentData: figures } = useGetListingFiguresQuery(narrowing);
  const query = searchQuery(search);

  const table = (rows: readonly ListedCommunity[] | undefined) => (
    <>
      <ListingsTable
        rows={rows}
        listAddress={linkTo('investmentOpportunities', undefined, query)}
      />
      <p>
        <RouteLink to="investmentOpportunities" query={query}>
          View all results
        </RouteLink>
      </p>
    </>
  );

  const say = (text: string) => {
    setSearchText(text);
    setIgnored([]);
  };
  // Browsers rate-limit URL changes, so don't update on each keystroke.
  const keep = (text: string) => change([['say', text]]);
  const toggle = (phrase: string) =>
    setIgnored(
      ignored.includes(phrase) ? ignored.filter((one) => one !== phrase) : [...ignored, phrase],
    );

  return (
    <div className={own.part}>
      <section id="sentence" aria-label="Your search" className={styles.block}>
        <TextField
          label="What are you looking for?"
          hint="Understands type of care, state or city, price, beds, occupancy, and cap rate."
          autoComplete="off"
          maxLength={300}
          value={searchText}
          onChange={(event) => say(event.target.value)}
          onBlur={(event) => keep(event.target.value)}
        />
        <div className={`${ui.wrap} ${own.examples}`}>
          {EXAMPLES.map((example) => (
            <PlainButton
              key={example}
              onClick={() => {
                say(example);
                keep(example);
              }}
            >
              {example}
            </PlainButton>
          ))}
        </div>
      </section>
      <section id="understood" aria-label="Understood as" className={styles.block}>
        <h2>Understood as</h2>
        <p className={styles.quiet}>
          Rules match known terms, with no AI model, so results are consistent. Remove anything you
          didn't mean.
        </p>
        {understood.length === 0 ? (
          <p>No filters found, so all communities are shown.</p>
        ) : (
          <ul className={`${ui.wrap} ${own.pieces}`}>
            {understood.map(({ words, meaning }) => {
              const counts = !ignored.includes(words);
              return (
                <li key={words} data-counts={counts}>
                  <span className={ui.muted}>“{words}”</span>
                  <span>{meaning}</span>
                  <button type="button" aria-pressed={!counts} onClick={() => toggle(words)}>
                    {counts ? <CrossIcon /> : 'Restore'}
                    {counts && <span className="visually-hidden">Remove “{words}”</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {left.length > 0 && (
          <p className={styles.quiet}>
            Also searched in names, places, and brokerages:{' '}
            {left.map((word) => `“${word}”`).join(', ')}
          </p>
        )}
      </section>
      <section id="found" aria-label="Results" aria-busy={isFetching} className={styles.block}>
        <div role="status">
          <h2>{figures === undefined ? 'Searching…' : formatCount(figures)}</h2>
        </div>
        <Loaded answer={result} keepsLast waiting={table(undefined)}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title="No matching communities">
                Remove a filter above to see the closest matches.
              </EmptyState>
            ) : (
              table(rows)
            )
          }
        </Loaded>
      </section>
      {children !== undefined && data !== undefined && data.rows.length > 0 && children(data.rows)}
      {(data !== undefined || result.error !== undefined) && below}
    </div>
  );
}

const formatCount = ({ count, is_exact: isExact }: ListingFigures): string =>
  count === 1 ? '1 community' : `${formatNumber(count)}${isExact ? '' : '+'} communities`;
