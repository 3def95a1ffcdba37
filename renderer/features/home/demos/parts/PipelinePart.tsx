import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatVolume } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { type DealStage, dealStages } from '../../../../content/demos/dealStages.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import ui from '../../../../ui/theme/ui.module.css';
import { formatAskingPrice } from '../../../listings/market/index.ts';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { expectedClosing, volumeOf } from '../pipeline.ts';
import own from './PipelinePart.module.css';

const OPEN_DEALS = 5;
const SIGNED = dealStages.findIndex(({ name }) => name === 'Due diligence');
const LAST = dealStages.length - 1;

export default function PipelinePart() {
  return <MarketLoader>{(market) => <Pipeline market={market} />}</MarketLoader>;
}

/** A community's initial stage; communities under contract start past the contract. */
const firstStage = ({ status }: Community): number => (status === 'under_contract' ? SIGNED : 0);

/** The newest active communities, and all under contract. */
function dealsOf(market: readonly Community[]): Community[] {
  const open = market.filter(({ status }) => status === 'active').slice(0, OPEN_DEALS);
  return market.filter((community) => firstStage(community) > 0 || open.includes(community));
}

function Pipeline({ market }: { readonly market: readonly Community[] }) {
  const deals = dealsOf(market);
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>({});
  const [now] = useState(Date.now);
  const placeOf = (deal: Community) => moved[deal.id] ?? firstStage(deal);
  const move = (deal: Community, place: number) => {
    setMoved({ ...moved, [deal.id]: place });
    announce(`${deal.property_name}: ${dealStages[place]?.name}`);
  };
  const closings = deals.map((deal) => expectedClosing(dealStages, placeOf(deal), now).getTime());
  return (
    <div className={own.part}>
      <FigureStrip
        figures={[
          { label: 'Deals', value: `${deals.length}` },
          { label: 'Total asking', value: formatVolume(volumeOf(deals)) },
          {
            label: 'Past contract',
            value: formatVolume(volumeOf(deals.filter((deal) => placeOf(deal) >= SIGNED))),
          },
          {
            label: 'Next closing',
            value: formatDay(new Date(Math.min(...closings)).toISOString()),
            hint: 'at the usual pace per stage',
          },
        ]}
      />
      <ol id="stages" className={`${ui.grid16} ${own.board}`}>
        {dealStages.map((stage, place) => (
          <Stage
            key={stage.name}
            stage={stage}
            place={place}
            deals={deals.filter((deal) => placeOf(deal) === place)}
            closing={formatDay(expectedClosing(dealStages, place, now).toISOString())}
            onMove={move}
          />
        ))}
      </ol>
      <p className={styles.quiet}>
        Communities start at their listing's status. Moving them here affects nothing else.
      </p>
    </div>
  );
}

interface StageProps {
  readonly stage: DealStage;
  readonly place: number;
  readonly deals: readonly Community[];
  readonly closing: string;
  readonly onMove: (deal: Community, place: number) => void;
}

function Stage({ stage: { name, weeks, ends }, place, deals, closing, onMove }: StageProps) {
  return (
    <li className={own.stage}>
      <h2>{name}</h2>
      <p className={own.total}>
        {deals.length === 0 ? '–' : `${deals.length} · ${formatVolume(volumeOf(deals))}`}
      </p>
      <p className={styles.small}>
        {weeks === 1 ? 'About a week' : `About ${weeks} weeks`}. {ends}
      </p>
      <ul>
        {deals.map((deal) => (
          <li key={deal.id} className={own.deal}>
            <Link to={linkTo('property', { id: deal.id })}>{deal.property_name}</Link>
            <span className={styles.small}>
              {formatAskingPrice(deal.price)} · closes {closing}
            </span>
            <span className={own.ways}>
              <PlainButton
                disabled={place === 0}
                aria-label={`Move ${deal.property_name} back`}
                onClick={() => onMove(deal, place - 1)}
              >
                ←
              </PlainButton>
              <PlainButton
                disabled={place === LAST}
                aria-label={`Move ${deal.property_name} forward`}
                onClick={() => onMove(deal, place + 1)}
              >
                →
              </PlainButton>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
