import { formatDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });

/** Communities the user purchased and what they cost; nothing without purchases. */
export function Purchases() {
  const query = useMyTransactionsQuery();
  return (
    <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
      {(all) => {
        const bought = all.filter((row) => row.status === 'closed' && isOnSide(row, 'buyer'));
        if (bought.length === 0) return null;
        const states = new Set(bought.flatMap(({ state }) => state ?? []));
        const paid = bought.reduce((sum, { price }) => sum + (price ?? 0), 0);
        return (
          <div>
            <ParticipantTransactions title="Purchased" rows={bought} linkOf={linkOf} />
            <p className={ui.note}>
              {bought.length} {bought.length === 1 ? 'community' : 'communities'} in {states.size}{' '}
              {states.size === 1 ? 'state' : 'states'} for {formatDollars(paid)}
            </p>
          </div>
        );
      }}
    </Loaded>
  );
}
