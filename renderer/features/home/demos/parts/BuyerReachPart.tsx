import { formatList } from '#shared/format/list.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { findMatchingFilters } from '../searches.ts';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import { WideTable } from '../WideTable.tsx';

export default function BuyerReachPart() {
  return <MarketLoader>{(market) => <Reach market={market} />}</MarketLoader>;
}

const others = (count: number): string =>
  count === 0 ? 'no others' : count === 1 ? '1 other' : `${count} others`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Reach({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const searches = findMatchingFilters(chosen);
  const rivals = market.filter(({ id }) => id !== chosen.id);
  const seenBeside = (finds: (community: Community) => boolean) => rivals.filter(finds).length;
  const all = seenBeside((community) => searches.every(({ finds }) => finds(community)));
  const missing = ['Price', 'Beds', 'Occupancy', 'Cap rate'].filter((filter) =>
    searches.every((search) => search.filter !== filter),
  );
  return (
    <div className={styles.tool}>
      <div className={styles.inputs}>
        <CommunityPicker
          label="Example community"
          market={market}
          chosen={chosen}
          choose={choose}
        />
        <p className={styles.quiet}>
          Buyers filter first. A listing with missing figures won't be found.
        </p>
      </div>
      <div className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Matching filters', value: `${searches.length} of 6` },
            {
              label: 'With all of them set',
              value: capitalized(others(all)),
              hint: 'also match',
            },
            { label: 'Without filters', value: others(rivals.length), hint: 'for sale now' },
          ]}
        />
        <section id="reach" aria-labelledby="reach-title" className={styles.block}>
          <h2 id="reach-title">Narrowest matching searches</h2>
          <WideTable label="Searches">
            <TableHead columns={['Filter', 'Setting', { number: 'Others found' }]} />
            <tbody>
              {searches.map(({ filter, choice, query, finds }) => (
                <tr key={filter}>
                  <th scope="row">{filter}</th>
                  <td>
                    <Link to={linkTo('investmentOpportunities', undefined, query)}>{choice}</Link>
                  </td>
                  <td className={styles.number}>{others(seenBeside(finds))}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          {missing.length > 0 && (
            <p className={styles.quiet}>
              No {formatList(missing)} filter finds it. The figure is missing or below the first
              step.
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
