import { formatCalendarDay } from '#shared/format/date.ts';
import {
  GROUPS,
  type Group,
  type GroupReturns,
  groupReturns,
  totalReturns,
} from '#shared/investing/returns.ts';
import { linkTo, type Query } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import segments from '../../../workbench/Segments.module.css';
import { AsOf, useAsOf } from './asOf.tsx';
import { returnFigures } from './figureText.ts';
import styles from './Portfolio.module.css';
import { usePortfolioQuery } from './portfolioApi.ts';
import { ReturnsTable } from './ReturnsTable.tsx';

const groups = Object.keys(GROUPS) as Group[];

/** Returns by entity, sponsor, vintage, or kind. */
export function Component() {
  const asOf = useAsOf();
  const query = usePortfolioQuery(asOf);
  const { params, addressWith } = useUrlSearch();
  const by = groups.find((group) => group === params.get('by')) ?? 'entity';
  return (
    <Page>
      <PageHeader
        views={
          <nav aria-label="Group by" className={segments.segments}>
            {groups.map((group) => (
              <Link
                key={group}
                to={addressWith([['by', group === 'entity' ? null : group]])}
                aria-current={group === by ? 'page' : undefined}
              >
                {GROUPS[group]}
              </Link>
            ))}
          </nav>
        }
        actions={<AsOf />}
      />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {(portfolio) => {
          if (portfolio.entities.length === 0) {
            return (
              <EmptyState
                title="No entities yet"
                action={
                  <LinkButton to="investmentEntities" intent="primary">
                    Add entity
                  </LinkButton>
                }
              >
                Start with the person, LLC, trust, or IRA that holds your investments.
              </EmptyState>
            );
          }
          const total = totalReturns(portfolio);
          return (
            <>
              <FigureStrip
                figures={returnFigures(total, (kind) => ({
                  to: 'portfolioTransactions',
                  query: { ...(asOf !== null && { to: asOf }), ...(kind !== 'all' && { kind }) },
                }))}
              />
              <section className={styles.section} aria-label="Returns">
                <ReturnsTable
                  title={`Returns by ${GROUPS[by].toLowerCase()}`}
                  along={GROUPS[by]}
                  asOf={asOf}
                  total={total}
                  rows={groupReturns(portfolio, by).map((group) => ({
                    key: group.key ?? 'none',
                    label: group.label,
                    href: hrefOf(by, group),
                    detail: `${group.holdings.length} ${group.holdings.length === 1 ? 'holding' : 'holdings'}`,
                    returns: group.returns,
                    query: queryOf(by, group),
                  }))}
                />
                <p className={ui.note}>
                  As of {formatCalendarDay(portfolio.as_of)}, from the ledger.{' '}
                  {by !== 'entity' &&
                    'The total also includes costs that entities paid for no single holding. '}
                  <RouteLink to="investmentEntities">Entities</RouteLink> ·{' '}
                  <RouteLink to="investmentSponsors">Sponsors</RouteLink> ·{' '}
                  <RouteLink to="enhancedPortfolio">Holdings</RouteLink>
                </p>
              </section>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function hrefOf(by: Group, { key }: GroupReturns): string | null {
  if (key === null) return null;
  if (by === 'entity') return linkTo('investmentEntity', { id: key });
  if (by === 'sponsor') return linkTo('investmentSponsor', { id: key });
  return null;
}

function queryOf(by: Group, { key }: GroupReturns): Query | null {
  if (key === null || by === 'kind') return null;
  return { [by]: key };
}
