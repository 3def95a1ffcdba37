import { useState } from 'react';
import { dollarsText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { formatAskingPrice, propertyTypeLabel, sizeText } from '../../../listings/market/index.ts';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { measures, medianOf, withoutNulls } from '../market.ts';
import { matchesCriteria } from '../matchesCriteria.ts';
import { WideTable } from '../WideTable.tsx';
import { EMPTY_CRITERIA, parseCriteriaDraft, WishFields } from '../WishFields.tsx';
import own from './ShortlistPart.module.css';

const MAX_SHORTLISTED = 4;
const RECENT_DAYS = 30;
const DAY_MS = 86_400_000;

export default function ShortlistPart() {
  return <MarketLoader>{(market) => <Shortlist market={market} />}</MarketLoader>;
}

function Shortlist({ market }: { readonly market: readonly Community[] }) {
  const [draft, setDraft] = useState(EMPTY_CRITERIA);
  const [shortlist, setShortlist] = useState<readonly string[]>([]);
  const [now] = useState(Date.now);
  const criteria = parseCriteriaDraft(draft);
  const matches = market.filter((community) => matchesCriteria(community, criteria));
  const recent = matches.filter(
    ({ created_at: listed }) => now - Date.parse(listed) < RECENT_DAYS * DAY_MS,
  );
  const chosen = market.filter(({ id }) => shortlist.includes(id));
  const toggle = (id: string) =>
    setShortlist(
      shortlist.includes(id) ? shortlist.filter((one) => one !== id) : [...shortlist, id],
    );
  return (
    <div className={styles.tool}>
      <section id="wish" aria-label="Buying criteria" className={styles.inputs}>
        <WishFields draft={draft} onDraft={setDraft} />
      </section>
      <div className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Matches', value: `${matches.length} of ${market.length}` },
            { label: `New in ${RECENT_DAYS} days`, value: `${recent.length}` },
            {
              label: 'Median price',
              value: dollarsText(medianOf(withoutNulls(matches.map(({ price }) => price)))),
            },
            {
              label: 'Median cap rate',
              value: rateText(medianOf(withoutNulls(matches.map(({ cap_rate: cap }) => cap)))),
            },
          ]}
        />
        <section id="matches" aria-labelledby="matches-title" className={styles.block}>
          <h2 id="matches-title">Matches</h2>
          {matches.length === 0 ? (
            <EmptyState title="No results">Try a higher price or a lower cap rate.</EmptyState>
          ) : (
            <ul className={own.matches}>
              {matches.map((community) => (
                <Match
                  key={community.id}
                  community={community}
                  isKept={shortlist.includes(community.id)}
                  isFull={shortlist.length >= MAX_SHORTLISTED}
                  onToggle={() => toggle(community.id)}
                />
              ))}
            </ul>
          )}
        </section>
        <section id="shortlist" aria-labelledby="shortlist-title" className={styles.block}>
          <h2 id="shortlist-title">Your shortlist</h2>
          {chosen.length === 0 ? (
            <p className={styles.quiet}>
              Keep up to {MAX_SHORTLISTED} of the communities above to compare them here.
            </p>
          ) : (
            <Comparison chosen={chosen} />
          )}
        </section>
      </div>
    </div>
  );
}

interface MatchProps {
  readonly community: Community;
  readonly isKept: boolean;
  readonly isFull: boolean;
  readonly onToggle: () => void;
}

function Match({ community, isKept, isFull, onToggle }: MatchProps) {
  const { id, property_name: name, location, property_type: type, price } = community;
  return (
    <li>
      <div>
        <Link to={linkTo('property', { id })}>{name}</Link>
        <span className={styles.small}>
          {location} · {propertyTypeLabel(type)} · {sizeText(community)}
        </span>
      </div>
      <span className={own.price}>{formatAskingPrice(price)}</span>
      <label className={own.keep}>
        <input
          type="checkbox"
          checked={isKept}
          disabled={isFull && !isKept}
          onChange={onToggle}
          aria-label={`Keep ${name}`}
        />
        Keep
      </label>
    </li>
  );
}

/** Comparison table: one row per metric, one column per community. */
function Comparison({ chosen }: { readonly chosen: readonly Community[] }) {
  return (
    <WideTable label="Shortlist">
      <thead>
        <tr>
          <th scope="col">Metric</th>
          {chosen.map(({ id, property_name: name }) => (
            <th key={id} scope="col" className={styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Asking price</th>
          {chosen.map(({ id, price }) => (
            <td key={id} className={styles.number}>
              {formatAskingPrice(price)}
            </td>
          ))}
        </tr>
        {measures.map(({ name, of, kind }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {chosen.map((community) => (
              <td key={community.id} className={styles.number}>
                {kind === 'dollars' ? dollarsText(of(community)) : rateText(of(community))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
