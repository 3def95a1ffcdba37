import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { readSentence } from '#shared/market/sentence/sentence.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { CrossIcon } from '../../../kit/icon/CrossIcon.tsx';
import { RouteLink } from '../../../kit/link/RouteLink.tsx';
import { useAddress } from '../../../kit/search/useAddress.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import {
  type ListedCommunity,
  type ListingFigures,
  ListingsTable,
  searchOf,
  searchQuery,
  useFindListingsQuery,
  useGetListingFiguresQuery,
} from '../../listings/index.ts';
import styles from '../Demos.module.css';
import own from './SentencePart.module.css';

const EXAMPLES = [
  'memory care in Ohio under 15 million',
  'skilled nursing with at least 90 beds, cap rate above 12',
  'assisted living over 90% occupied, cheapest first',
];

interface SentencePartProps {
  /** What can be done with what was found, beside opening it. */
  readonly children?: (rows: readonly ListedCommunity[]) => ReactNode;
}

/** A sentence, how it was read, and what the search of the exchange finds by it: each to be seen. */
export default function SentencePart({ children }: SentencePartProps) {
  const { params, change } = useAddress();
  const [sentence, setSentence] = useState(params.get('say') ?? EXAMPLES[0] ?? '');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const { understood, left } = readSentence(useDeferredValue(sentence));
  const counted = understood.filter(({ words }) => !ignored.includes(words));
  const search = searchOf({ understood: counted, left });
  const answer = useFindListingsQuery(search);
  const { data, isFetching } = answer;
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
          Go on in the list, with these filters
        </RouteLink>
      </p>
    </>
  );

  const say = (text: string) => {
    setSentence(text);
    setIgnored([]);
  };
  // Browsers count how often an address changes, so not at each letter.
  const keep = (text: string) => change([['say', text]]);
  const toggle = (words: string) =>
    setIgnored(
      ignored.includes(words) ? ignored.filter((one) => one !== words) : [...ignored, words],
    );

  return (
    <div className={own.part}>
      <section id="sentence" aria-label="Your sentence" className={styles.block}>
        <TextField
          label="What do you look for?"
          hint="Kind of care, state or city, price, beds, occupancy and cap rate are understood."
          autoComplete="off"
          maxLength={300}
          value={sentence}
          onChange={(event) => say(event.target.value)}
          onBlur={(event) => keep(event.target.value)}
        />
        <div className={own.examples}>
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
      <section id="understood" aria-label="How it was read" className={styles.block}>
        <h2>How it was read</h2>
        <p className={styles.quiet}>
          By rules that look for known words, without a language model: the same sentence is always
          read the same way. Take out what you did not mean.
        </p>
        {understood.length === 0 ? (
          <p>Nothing in it narrows the search, so everything is shown.</p>
        ) : (
          <ul className={own.pieces}>
            {understood.map(({ words, meaning }) => {
              const counts = !ignored.includes(words);
              return (
                <li key={words} data-counts={counts}>
                  <span className={own.words}>“{words}”</span>
                  <span>{meaning}</span>
                  <button type="button" aria-pressed={!counts} onClick={() => toggle(words)}>
                    {counts ? <CrossIcon /> : 'Put back'}
                    {counts && <span className="visually-hidden">Leave out “{words}”</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {left.length > 0 && (
          <p className={styles.quiet}>
            Looked for in names, places and brokerages: {left.map((word) => `“${word}”`).join(', ')}
          </p>
        )}
      </section>
      <section
        id="found"
        aria-label="What was found"
        aria-busy={isFetching}
        className={styles.block}
      >
        <div role="status">
          <h2>{figures === undefined ? 'Searching…' : foundWords(figures)}</h2>
        </div>
        <Loaded answer={answer} keepsLast waiting={table(undefined)}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title="No community fits all of it">
                Take one of the pieces out above, and see what comes closest.
              </EmptyState>
            ) : (
              table(rows)
            )
          }
        </Loaded>
      </section>
      {children !== undefined && data !== undefined && data.rows.length > 0 && children(data.rows)}
    </div>
  );
}

const foundWords = ({ count, is_exact: isExact }: ListingFigures): string =>
  count === 1 ? '1 community' : `${formatNumber(count)}${isExact ? '' : '+'} communities`;
