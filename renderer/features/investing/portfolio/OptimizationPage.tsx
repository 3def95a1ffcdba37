import { useMemo, useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { centsText, shareText } from '#shared/format/figures.ts';
import { DIMENSIONS, type Portfolio } from '#shared/investing/portfolio.ts';
import {
  OBJECTIVES,
  type Objective,
  type RebalanceOptions,
  type Rebalancing,
  suggestRebalancing,
} from '#shared/investing/rebalance.ts';
import { readAmount } from '#shared/investing/statementRows.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
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
import { AsOf, useAsOf } from './asOf.tsx';
import styles from './Portfolio.module.css';
import { usePortfolioQuery } from './portfolioApi.ts';

/** Suggests sales and investments that meet the limits, by a stated objective. */
export function Component() {
  const query = usePortfolioQuery(useAsOf());
  return (
    <Page>
      <PageHeader actions={<AsOf />} />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(portfolio) =>
          portfolio.holdings.every(({ value }) => value <= 0) ? (
            <EmptyState
              title="Nothing to optimize yet"
              action={<LinkButton to="portfolio">Open portfolio</LinkButton>}
            >
              Suggestions need holdings with a value and at least one limit.
            </EmptyState>
          ) : (
            <Optimization portfolio={portfolio} />
          )
        }
      </Loaded>
    </Page>
  );
}

const PERCENTS = {
  mostOfHolding: { label: 'Most sold of a holding, %', usual: '100' },
  mostOfPortfolio: { label: 'Most sold of the portfolio, %', usual: '50' },
  saleCost: { label: 'Cost of a sale, %', usual: '2' },
  newYield: { label: 'Yield of new investments, %', usual: '7' },
} as const;
type PercentName = keyof typeof PERCENTS;
const percentNames = Object.keys(PERCENTS) as PercentName[];

const TREATMENTS = [
  ['sell', 'Can be sold'],
  ['keep', 'Keep'],
  ['both', 'Can be sold or added to'],
  ['add', 'Keep, can be added to'],
] as const;
type Treatment = (typeof TREATMENTS)[number][0];

function Optimization({ portfolio }: { readonly portfolio: Portfolio }) {
  const [objective, setObjective] = useState<Objective>('trade');
  const [money, setMoney] = useState('0');
  const [percents, setPercents] = useState<Readonly<Record<PercentName, string>>>({
    mostOfHolding: PERCENTS.mostOfHolding.usual,
    mostOfPortfolio: PERCENTS.mostOfPortfolio.usual,
    saleCost: PERCENTS.saleCost.usual,
    newYield: PERCENTS.newYield.usual,
  });
  const [treatments, setTreatments] = useState<Readonly<Record<string, Treatment>>>({});
  const newMoney = readAmount(money);
  const isPercent = (typed: string) =>
    typed.trim() !== '' && Number(typed) >= 0 && Number(typed) <= 100;
  const isValid =
    newMoney !== null && newMoney >= 0 && percentNames.every((name) => isPercent(percents[name]));
  const held = portfolio.holdings.filter(({ value, status }) => value > 0 && status === 'active');
  const treatmentOf = (id: string): Treatment => treatments[id] ?? 'sell';

  const found = useMemo(() => {
    if (!isValid) return null;
    const shareOf = (name: PercentName) => Number(percents[name]) / 100;
    const idsOf = (some: readonly Treatment[]) =>
      portfolio.holdings
        .map(({ id }) => id)
        .filter((id) => some.includes(treatments[id] ?? 'sell'))
        .toSorted();
    const options: RebalanceOptions = {
      objective,
      newMoney,
      mostOfHolding: shareOf('mostOfHolding'),
      mostOfPortfolio: shareOf('mostOfPortfolio'),
      saleCost: shareOf('saleCost'),
      newYield: shareOf('newYield'),
      kept: idsOf(['keep', 'add']),
      open: idsOf(['both', 'add']),
    };
    return suggestRebalancing(portfolio, options);
  }, [portfolio, objective, newMoney, percents, treatments, isValid]);

  return (
    <>
      <section className={styles.section} aria-label="Objective and constraints">
        <div className={styles.inputs}>
          <SelectField
            label="Objective"
            options={Object.entries(OBJECTIVES)}
            value={objective}
            onChange={({ target }) => setObjective(target.value as Objective)}
          />
          <DecimalField
            label="New money to invest"
            maxLength={20}
            value={money}
            error={newMoney === null || newMoney < 0 ? 'Enter an amount.' : undefined}
            onChange={({ target }) => setMoney(target.value)}
          />
          {percentNames.map((name) => (
            <DecimalField
              key={name}
              label={PERCENTS[name].label}
              maxLength={6}
              value={percents[name]}
              error={isPercent(percents[name]) ? undefined : 'Enter 0 to 100.'}
              onChange={({ target }) => setPercents({ ...percents, [name]: target.value })}
            />
          ))}
        </div>
        <p className={ui.note}>
          {portfolio.limits.length === 0
            ? 'You have no limits yet. '
            : `${portfolio.limits.length} concentration limits apply. `}
          <RouteLink to="portfolioAnalytics" query={{ tab: 'limits' }}>
            Edit limits
          </RouteLink>
        </p>
      </section>
      {found === null ? (
        <p className={ui.warning} role="status">
          {isValid ? 'No solution found. Relax a constraint.' : 'Correct the fields above.'}
        </p>
      ) : (
        <Suggestion portfolio={portfolio} found={found} />
      )}
      <section className={styles.section} aria-label="Holdings">
        <h2>Holdings</h2>
        <FoldingTable className={`${styles.table} ${styles.middle}`}>
          <TableHead
            columns={['Holding', { number: 'Value' }, { number: 'Yield on value' }, 'Treatment']}
          />
          <tbody>
            {held.map(({ id, name, value, income_year: income }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={linkTo('holding', { id })}>{name}</Link>
                </th>
                <FoldedCell label="Value" className={styles.number}>
                  <div>{centsText(value)}</div>
                </FoldedCell>
                <FoldedCell label="Yield on value" className={styles.number}>
                  <div>{shareText(income / value)}</div>
                </FoldedCell>
                <FoldedCell label="Treatment">
                  <div className={styles.treatment}>
                    <Select
                      aria-label={`Treatment of ${name}`}
                      options={TREATMENTS}
                      value={treatmentOf(id)}
                      onChange={({ target }) =>
                        setTreatments({ ...treatments, [id]: target.value as Treatment })
                      }
                    />
                  </div>
                </FoldedCell>
              </tr>
            ))}
          </tbody>
        </FoldingTable>
      </section>
    </>
  );
}

interface SuggestionProps {
  readonly portfolio: Portfolio;
  readonly found: Rebalancing;
}

function Suggestion({ portfolio, found }: SuggestionProps) {
  const unmet = found.constraints.filter(({ after, most }) => after > most + 1e-6);
  const sold = -found.moves.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0);
  return (
    <section className={styles.section} aria-label="Suggestion">
      <h2>Suggestion</h2>
      <FigureStrip
        figures={[
          { label: 'Sell', value: centsText(sold) },
          {
            label: 'Invest elsewhere',
            value: centsText(found.newInvestments),
            hint: 'Outside what the limits apply to',
          },
          { label: 'Sale costs', value: centsText(found.costs) },
          {
            label: 'Income a year',
            value: centsText(found.incomeAfter),
            hint: `now ${centsText(found.incomeBefore)}`,
          },
        ]}
      />
      {found.moves.length === 0 ? (
        <p>No trade is needed for this objective.</p>
      ) : (
        <ul className={styles.moves}>
          {found.moves.map(({ holding, amount, valueAfter }) => (
            <li key={holding.id}>
              {amount < 0 ? 'Sell' : 'Add'} {centsText(Math.abs(amount))} {amount < 0 ? 'of' : 'to'}{' '}
              <Link to={linkTo('holding', { id: holding.id })}>{holding.name}</Link>, leaving{' '}
              {centsText(valueAfter)}
            </li>
          ))}
        </ul>
      )}
      {found.constraints.length > 0 && (
        <FoldingTable className={styles.table}>
          <caption hidden>Limits before and after</caption>
          <TableHead
            columns={['Limit', ...['At most', 'Now', 'After'].map((number) => ({ number }))]}
          />
          <tbody>
            {found.constraints.map(({ dimension, member, most, before, after }) => (
              <tr key={`${dimension} ${member}`}>
                <th scope="row">
                  {DIMENSIONS[dimension]}: {member}
                </th>
                <FoldedCell label="At most" className={styles.number}>
                  <div>{shareText(most)}</div>
                </FoldedCell>
                <FoldedCell label="Now" className={styles.number}>
                  <div>{shareText(before)}</div>
                </FoldedCell>
                <FoldedCell label="After" className={styles.number}>
                  <div>
                    <span className={after > most + 1e-6 ? ui.warning : undefined}>
                      {shareText(after)}
                    </span>
                  </div>
                </FoldedCell>
              </tr>
            ))}
          </tbody>
        </FoldingTable>
      )}
      <p className={unmet.length > 0 ? ui.warning : ui.note}>
        {unmet.length > 0
          ? `These constraints can't meet ${unmet.length === 1 ? 'one limit' : `${unmet.length} limits`}. This is as close as they allow. `
          : ''}
        Run {found.run}, with values of {formatCalendarDay(portfolio.as_of)}. The same inputs always
        give the same run. A suggestion, not investment advice.
      </p>
    </section>
  );
}
