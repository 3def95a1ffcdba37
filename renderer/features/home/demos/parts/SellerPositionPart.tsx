import { rateText, UNKNOWN } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import { formatAskingPrice, propertyTypeLabel, sizeText } from '../../../listings/market/index.ts';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import {
  comparablesOf,
  type Measure,
  measures,
  medianOf,
  rankOf,
  withoutNulls,
} from '../market.ts';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import { WideTable } from '../WideTable.tsx';

const SHOWN = 5;

export default function SellerPositionPart() {
  return (
    <MarketLoader needs={({ price }) => price !== null}>
      {(market) => <Position market={market} />}
    </MarketLoader>
  );
}

const formatMeasure = ({ kind }: Measure, value: number | null): string =>
  value === null ? UNKNOWN : kind === 'dollars' ? formatDollars(value) : rateText(value);

function Position({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const comparables = comparablesOf(chosen, market);
  const kind = propertyTypeLabel(chosen.property_type).toLowerCase();
  return (
    <div className={styles.tool}>
      <div className={styles.inputs}>
        <CommunityPicker
          label="Example community"
          market={market}
          chosen={chosen}
          choose={choose}
        />
        <p className={styles.quiet}>Compared with similar communities for sale now.</p>
      </div>
      <div className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Asking price', value: formatAskingPrice(chosen.price) },
            { label: 'Similar, for sale', value: `${comparables.length + 1}` },
            {
              label: 'In its state',
              value: `${market.filter(({ state }) => state === chosen.state).length}`,
              hint: 'all types',
            },
          ]}
        />
        <section id="position" aria-labelledby="position-title" className={styles.block}>
          <h2 id="position-title">Market position</h2>
          <p className={styles.quiet}>
            Compared with the median of similar communities, ranked highest first.
          </p>
          {comparables.length === 0 ? (
            <p className={styles.quiet}>No similar communities for sale right now.</p>
          ) : (
            <WideTable label="Metrics">
              <TableHead
                columns={['Metric', { number: 'Yours' }, { number: 'Median' }, { number: 'Rank' }]}
              />
              <tbody>
                {measures.map((measure) => (
                  <MeasureRow
                    key={measure.name}
                    measure={measure}
                    value={measure.of(chosen)}
                    others={withoutNulls(comparables.map(measure.of))}
                  />
                ))}
              </tbody>
            </WideTable>
          )}
        </section>
        {comparables.length > 0 && (
          <section id="comparables" aria-labelledby="near-title" className={styles.block}>
            <h2 id="near-title">Closest in size, {kind}</h2>
            <WideTable label="Comparables">
              <tbody>
                {comparables.slice(0, SHOWN).map((community) => (
                  <tr key={community.id}>
                    <th scope="row">
                      <Link to={linkTo('property', { id: community.id })}>
                        {community.property_name}
                      </Link>
                      <span className={styles.small}>
                        {community.location} · {sizeText(community)}
                      </span>
                    </th>
                    <td className={styles.number}>{formatAskingPrice(community.price)}</td>
                    <td className={styles.number}>{rateText(community.cap_rate)}</td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </section>
        )}
      </div>
    </div>
  );
}

interface MeasureRowProps {
  readonly measure: Measure;
  readonly value: number | null;
  readonly others: readonly number[];
}

function MeasureRow({ measure, value, others }: MeasureRowProps) {
  return (
    <tr>
      <th scope="row">{measure.name}</th>
      <td className={styles.number}>{formatMeasure(measure, value)}</td>
      <td className={styles.number}>{formatMeasure(measure, medianOf(others))}</td>
      <td className={styles.number}>
        {value === null || others.length === 0
          ? UNKNOWN
          : `${rankOf(value, others)} of ${others.length + 1}`}
      </td>
    </tr>
  );
}
