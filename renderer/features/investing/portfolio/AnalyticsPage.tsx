import { formatCalendarDay } from '#shared/format/date.ts';
import { centsText, shareText } from '#shared/format/figures.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { findBreaches, limitOf, measureExposure } from '#shared/investing/exposure.ts';
import { DIMENSIONS, type Dimension, type Portfolio } from '#shared/investing/portfolio.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { AsOf, useAsOf } from './asOf.tsx';
import { Limits } from './Limits.tsx';
import styles from './Portfolio.module.css';
import { usePortfolioQuery } from './portfolioApi.ts';
import { StressTest } from './StressTest.tsx';

const SHOWN: readonly Dimension[] = [
  'state',
  'operator',
  'payor',
  'care_type',
  'lender',
  'maturity',
];

/** Exposure of the portfolio with its limits, and stress tests. */
export function Component() {
  const asOf = useAsOf();
  const query = usePortfolioQuery(asOf);
  return (
    <Page>
      <PageHeader actions={<AsOf />} />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(portfolio) =>
          portfolio.holdings.every(({ value }) => value <= 0) ? (
            <EmptyState
              title="Nothing to analyze yet"
              action={<LinkButton to="portfolio">Open portfolio</LinkButton>}
            >
              Exposure and stress tests need holdings with a value. Record entries in your
              portfolio.
            </EmptyState>
          ) : (
            <UrlTabs
              label="Portfolio analytics"
              tabs={[
                {
                  id: 'exposure',
                  label: 'Exposure',
                  panel: () => <ExposureTab portfolio={portfolio} />,
                },
                { id: 'limits', label: 'Limits', panel: () => <Limits portfolio={portfolio} /> },
                {
                  id: 'stress',
                  label: 'Stress test',
                  panel: () => <StressTest portfolio={portfolio} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function ExposureTab({ portfolio }: { readonly portfolio: Portfolio }) {
  const breaches = findBreaches(portfolio);
  return (
    <>
      <p
        className={`${styles.summary} ${breaches.length > 0 ? ui.warning : ui.note}`}
        role="status"
      >
        {breaches.length > 0
          ? `${breaches.length} above a limit: ${breaches.map(({ member, share, limit }) => `${member} ${shareText(share)} of at most ${formatWholePercent(limit.most_percent)}`).join('; ')}.`
          : portfolio.limits.length > 0
            ? 'Everything is within your limits.'
            : 'No limits set.'}{' '}
        {breaches.length > 0 && <RouteLink to="portfolioOptimization">Suggest changes</RouteLink>}
      </p>
      <div className={styles.columns}>
        {SHOWN.map((dimension) => (
          <ExposureTable key={dimension} portfolio={portfolio} dimension={dimension} />
        ))}
      </div>
      <p className={ui.note}>
        Shares of the portfolio’s value on {formatCalendarDay(portfolio.as_of)}. Payors split each
        holding by its payor mix.
      </p>
    </>
  );
}

interface ExposureTableProps {
  readonly portfolio: Portfolio;
  readonly dimension: Dimension;
}

function ExposureTable({ portfolio, dimension }: ExposureTableProps) {
  const limits = portfolio.limits.filter((limit) => limit.dimension === dimension);
  return (
    <section className={styles.section} aria-label={DIMENSIONS[dimension]}>
      <FoldingTable className={styles.table}>
        <TableHead
          columns={[DIMENSIONS[dimension], 'Holdings', { number: 'Value' }, { number: 'Share' }]}
        />
        <tbody>
          {measureExposure(portfolio, dimension).map(({ member, cents, share, holdings }) => {
            const limit = limitOf(limits, member);
            const isOver = limit !== undefined && share * 100 > limit.most_percent + 1e-9;
            return (
              <tr key={member ?? ''}>
                <th scope="row">
                  {member ?? 'Not stated'}
                  <span className={styles.bar} data-over={isOver || undefined} aria-hidden>
                    <span style={{ inlineSize: `${Math.min(share * 100, 100)}%` }} />
                  </span>
                </th>
                <FoldedCell label="Holdings">
                  <div>
                    {holdings.map(({ id, name }, index) => (
                      <span key={id}>
                        {index > 0 && ', '}
                        <Link to={linkTo('holding', { id })}>{name}</Link>
                      </span>
                    ))}
                  </div>
                </FoldedCell>
                <FoldedCell label="Value" className={styles.number}>
                  <div>{centsText(cents)}</div>
                </FoldedCell>
                <FoldedCell label="Share" className={styles.number}>
                  <div>
                    {shareText(share)}
                    {limit !== undefined && (
                      <span className={ui.subline}>
                        <span className={isOver ? ui.warning : undefined}>
                          {isOver ? 'Above' : 'Limit'} {formatWholePercent(limit.most_percent)}
                        </span>
                      </span>
                    )}
                  </div>
                </FoldedCell>
              </tr>
            );
          })}
        </tbody>
      </FoldingTable>
    </section>
  );
}
