import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import type { Portfolio } from '#shared/investing/portfolio.ts';
import { computeReturns, totalReturns } from '#shared/investing/returns.ts';
import { linkTo } from '#shared/routes.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Purchases } from '../../deals/transactions/index.ts';
import { AsOf, useAsOf } from './asOf.tsx';
import { returnFigures } from './figureText.ts';
import type { ImportStatementProps } from './ImportStatement.tsx';
import { MovementDialog } from './MovementDialog.tsx';
import styles from './Portfolio.module.css';
import { usePortfolioQuery } from './portfolioApi.ts';
import { ReturnsTable } from './ReturnsTable.tsx';

const ImportStatement = lazyPart<ImportStatementProps>(() => import('./ImportStatement.tsx'));

/** The investor's holdings with their returns, and purchased communities. */
export function Component() {
  const asOf = useAsOf();
  const query = usePortfolioQuery(asOf);
  const [open, setOpen] = useState<'entry' | 'import' | null>(null);
  const hasHoldings = (query.data?.holdings.length ?? 0) > 0;
  return (
    <Page>
      <PageHeader
        actions={
          hasHoldings && (
            <>
              <AsOf />
              <DialogButton onClick={() => setOpen('import')}>Import statement</DialogButton>
              <Button intent="primary" size="small" onClick={() => setOpen('entry')}>
                Record entry
              </Button>
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(portfolio) => (
          <>
            {portfolio.holdings.length === 0 ? (
              <NoHoldings hasEntity={portfolio.entities.length > 0} />
            ) : (
              <Holdings portfolio={portfolio} asOf={asOf} />
            )}
            {open === 'entry' && (
              <MovementDialog portfolio={portfolio} onClose={() => setOpen(null)} />
            )}
            {open === 'import' && (
              <Suspense>
                <ImportStatement portfolio={portfolio} onClose={() => setOpen(null)} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
      <div className={styles.section}>
        <Purchases />
      </div>
    </Page>
  );
}

const NoHoldings = ({ hasEntity }: { readonly hasEntity: boolean }) => (
  <EmptyState
    title="No holdings yet"
    action={
      hasEntity ? (
        <LinkButton to="enhancedPortfolio" intent="primary">
          Add holding
        </LinkButton>
      ) : (
        <LinkButton to="investmentEntities" intent="primary">
          Add entity
        </LinkButton>
      )
    }
  >
    {hasEntity
      ? 'Add what your entities hold, then record entries or import a statement.'
      : 'Start with the person, LLC, trust, or IRA that holds your investments.'}
  </EmptyState>
);

interface HoldingsProps {
  readonly portfolio: Portfolio;
  readonly asOf: string | null;
}

function Holdings({ portfolio, asOf }: HoldingsProps) {
  const { holdings, entities } = portfolio;
  const total = totalReturns(portfolio);
  const names = new Map([...entities, ...portfolio.sponsors].map(({ id, name }) => [id, name]));
  const unreconciled = holdings.filter(({ is_reconciled: isReconciled }) => !isReconciled);
  const until = asOf === null ? {} : { to: asOf };
  return (
    <>
      <FigureStrip
        figures={returnFigures(total, (kind) => ({
          to: 'portfolioTransactions',
          query: { ...until, ...(kind !== 'all' && { kind }) },
        }))}
      />
      <section className={styles.section} aria-label="Holdings">
        <div className={styles.head}>
          <h2>Holdings</h2>
          <p className={ui.note}>
            <RouteLink to="portfolios">By entity, sponsor, or vintage</RouteLink>
          </p>
        </div>
        <ReturnsTable
          title="Holdings"
          along="Holding"
          asOf={asOf}
          total={total}
          rows={holdings.map((holding) => ({
            key: holding.id,
            label: holding.name,
            href: linkTo('holding', { id: holding.id }),
            detail: [
              holding.sponsor_id === null ? null : names.get(holding.sponsor_id),
              names.get(holding.entity_id),
              holding.status === 'exited' ? 'Exited' : null,
            ]
              .filter(Boolean)
              .join(' · '),
            returns: computeReturns([holding], portfolio.as_of),
            query: { holding: holding.id },
          }))}
        />
        <p className={unreconciled.length > 0 ? ui.warning : ui.note}>
          {unreconciled.length > 0
            ? `The ledger and the entries differ for ${unreconciled.map(({ name }) => name).join(', ')}. Contact support.`
            : `Ledger and entries agree on ${formatCalendarDay(portfolio.as_of)}. Value is the latest valuation, plus contributions and minus returns of capital since. The total includes costs that entities paid for no single holding.`}
        </p>
      </section>
    </>
  );
}
