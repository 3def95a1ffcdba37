import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { computeReturns } from '#shared/investing/returns.ts';
import { holding } from '#shared/records/nouns/holding.ts';
import { investmentEntity } from '#shared/records/nouns/investmentEntity.ts';
import { investmentSponsor } from '#shared/records/nouns/investmentSponsor.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { RelatedRecords } from '../../../workbench/record/RelatedRecords.tsx';
import { returnFigures } from './figureText.ts';
import { MovementDialog } from './MovementDialog.tsx';
import { MovementList } from './MovementList.tsx';
import styles from './Portfolio.module.css';
import { usePortfolioQuery } from './portfolioApi.ts';

const besides = (
  <>
    <RouteLink to="portfolio">Returns</RouteLink>
    <RouteLink to="investmentEntities">Entities</RouteLink>
    <RouteLink to="investmentSponsors">Sponsors</RouteLink>
  </>
);

/** Holdings with every fact, edited in place. */
export const { list: holdings, page: holdingPage } = nounScreens({
  noun: holding,
  route: 'enhancedPortfolio',
  nothing: 'Add a property, a fund, or an interest in a vehicle that one of your entities holds.',
  begin: { kind: 'property', status: 'active' },
  besides,
  isRelatedFirst: true,
  related: (row) => <HoldingLedger row={row} />,
});

export const { list: entities, page: entityPage } = nounScreens({
  noun: investmentEntity,
  route: 'investmentEntities',
  nothing: 'Add the people, LLCs, trusts, and IRAs that hold your investments.',
  begin: { kind: 'llc', status: 'active' },
  besides: <RouteLink to="portfolios">Returns</RouteLink>,
  related: ({ id }) => <RelatedRecords noun={holding} title="Holdings" by="entity_id" id={id} />,
});

export const { list: sponsors, page: sponsorPage } = nounScreens({
  noun: investmentSponsor,
  route: 'investmentSponsors',
  nothing: 'Add the sponsors you invest with.',
  besides: <RouteLink to="portfolios">Returns</RouteLink>,
  related: ({ id }) => <RelatedRecords noun={holding} title="Holdings" by="sponsor_id" id={id} />,
});

/** Returns and entries of one holding. */
function HoldingLedger({ row: { id } }: { readonly row: RecordRow }) {
  const query = usePortfolioQuery(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label="Returns" className={styles.section}>
      <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
        {(portfolio) => {
          const one = portfolio.holdings.find((each) => each.id === id);
          return (
            one && (
              <>
                <FigureStrip
                  figures={returnFigures(computeReturns([one], portfolio.as_of), (kind) => ({
                    to: 'portfolioTransactions',
                    query: { holding: id, ...(kind !== 'all' && { kind }) },
                  }))}
                />
                <div className={styles.head}>
                  <h3>Entries</h3>
                  <Button size="small" onClick={() => setOpen(true)}>
                    Record entry
                  </Button>
                </div>
                <MovementList search={{ holding: id }} hidesHolding />
                {isOpen && (
                  <MovementDialog
                    portfolio={portfolio}
                    holdingId={id}
                    onClose={() => setOpen(false)}
                  />
                )}
              </>
            )
          );
        }}
      </Loaded>
    </section>
  );
}
