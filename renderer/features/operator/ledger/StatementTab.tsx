import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatCents, formatDollars } from '#shared/format/money.ts';
import {
  addMonths,
  layOutStatement,
  monthDays,
  type StatementRow,
  shortMonthLabel,
} from '#shared/operator/ledger.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Ledger.module.css';
import { useCreateLedgerStatementMutation, useLedgerStatementQuery } from './ledgerApi.ts';
import type { Statement } from './ledgerShapes.ts';
import type { LedgerTabProps } from './ledgerTab.ts';

const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);

/** The income statement: twelve months that end with the chosen one, or the month against its budget. */
export function StatementTab({ communityId, month, picker, openLines }: LedgerTabProps) {
  const { params, change } = useUrlSearch();
  const isBudget = params.get('show') === 'budget';
  const months = isBudget ? 1 : 12;
  const query = useLedgerStatementQuery({
    communityId,
    from: addMonths(month, 1 - months),
    months,
  });
  const [create, created] = useCreateLedgerStatementMutation();
  const request = useRequestId();
  const navigate = useNavigate();
  async function openInUnderwriting() {
    const through = monthDays(month)[1];
    const { data } = await create({
      id: request.idOf({ communityId, through }),
      communityId,
      through,
    });
    if (data !== undefined) void navigate(linkTo('underwritingStatement', { id: data }));
  }
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        {picker}
        <Select
          aria-label="Columns"
          value={isBudget ? 'budget' : 'months'}
          options={[
            ['months', '12 months'],
            ['budget', 'Actual and budget'],
          ]}
          onChange={({ target }) => change([['show', target.value === 'budget' ? 'budget' : null]])}
        />
        <div className={ui.endActions}>
          {query.data !== undefined && (
            <SaveCsv name={`income-statement-${month}`} {...csvOf(query.data)} />
          )}
          <Button
            size="small"
            loading={created.isLoading}
            onClick={() => void openInUnderwriting()}
          >
            Open T-12 in underwriting
          </Button>
        </div>
      </div>
      <ServerError error={created.error} title="Not created" />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(statement) =>
          statement.accounts.length === 0 ? (
            <EmptyState title="No entries in these months">
              Approved invoices, payroll, and resident charges post here.
            </EmptyState>
          ) : isBudget ? (
            <BudgetTable statement={statement} openLines={openLines} />
          ) : (
            <MonthTable statement={statement} openLines={openLines} />
          )
        }
      </Loaded>
    </div>
  );
}

interface TableProps {
  readonly statement: Statement;
  readonly openLines: LedgerTabProps['openLines'];
}

function MonthTable({ statement, openLines }: TableProps) {
  const { months, accounts } = statement;
  const [first = '', last = first] = [months[0], months.at(-1)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <div className={ui.scroll} tabIndex={0}>
      <table className={`${styles.figures} ${styles.months}`} aria-label="Income statement">
        <TableHead
          columns={['Account', ...months.map((month) => shortMonthLabel(month)), 'Total']}
        />
        <tbody>
          {layOutStatement(accounts, months.length).map((row) => (
            <tr key={row.id} data-total={row.isTotal}>
              <RowName row={row} />
              {months.map((month, at) => (
                <td key={month}>
                  <Figure
                    row={row}
                    cents={row.cents[at] ?? 0}
                    label={`${row.label}, ${shortMonthLabel(month)}`}
                    onOpen={(account) => openLines(account, monthDays(month))}
                  />
                </td>
              ))}
              <td>
                <Figure
                  row={row}
                  cents={sum(row.cents)}
                  label={`${row.label}, total`}
                  onOpen={(account) =>
                    openLines(account, [monthDays(first)[0], monthDays(last)[1]])
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BudgetTable({ statement, openLines }: TableProps) {
  const [month = ''] = statement.months;
  return (
    <ScrollTable
      label="Actual and budget"
      columns={['Account', 'Actual', 'Budget', 'Difference']}
      className={`${styles.figures} ${operator.stacked}`}
    >
      {layOutStatement(statement.accounts, 1).map((row) => {
        const [actual = 0] = row.cents;
        const [budget = 0] = row.budget;
        return (
          <tr key={row.id} data-total={row.isTotal}>
            <RowName row={row} />
            <td data-label="Actual">
              <Figure
                row={row}
                cents={actual}
                label={`${row.label}, actual`}
                onOpen={(account) => openLines(account, monthDays(month))}
              />
            </td>
            <td data-label="Budget">{formatDollars(budget / 100)}</td>
            <td data-label="Difference">{formatDollars((actual - budget) / 100)}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}

const RowName = ({ row }: { readonly row: StatementRow }) => (
  <th scope="row">
    {row.account !== null && <span className={ui.muted}>{row.account} </span>}
    {row.label}
  </th>
);

interface FigureProps {
  readonly row: StatementRow;
  readonly cents: number;
  readonly label: string;
  readonly onOpen: (account: string) => void;
}

/** Whole dollars, with the cents in the tooltip; opens the lines of an account. */
function Figure({ row: { account }, cents, label, onOpen }: FigureProps) {
  const shown = formatDollars(cents / 100);
  if (account === null || cents === 0) return <span title={formatCents(cents)}>{shown}</span>;
  return (
    <button
      type="button"
      className={operator.figure}
      title={formatCents(cents)}
      aria-label={`${label}: ${shown}`}
      onClick={() => onOpen(account)}
    >
      {shown}
    </button>
  );
}

const csvOf = ({ months, accounts }: Statement) => ({
  head: ['Number', 'Account', ...months, 'Total', 'Budget'],
  rows: () =>
    layOutStatement(accounts, months.length).map((row) => [
      row.account ?? '',
      row.label,
      ...row.cents.map((cents) => cents / 100),
      sum(row.cents) / 100,
      sum(row.budget) / 100,
    ]),
});
