import { Button } from '@blueprintjs/core';
import { type ReactNode, useRef, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Grid } from '../../../workbench/grid/Grid.tsx';
import {
  type GridColumn,
  type GridRow,
  getCellError,
  isEmptyRow,
  readGridNumber,
} from '../../../workbench/grid/gridRows.ts';
import operator from '../Operator.module.css';
import { MONTH_NAMES, mergeBudgetFile, toBudgetRows } from './budgetRows.ts';
import { useLedgerBudgetQuery, useSaveBudgetMutation } from './ledgerApi.ts';
import type { Budget } from './ledgerShapes.ts';
import type { LedgerTabProps } from './ledgerTab.ts';

/** The budget of a year by account and month, typed or pasted from a spreadsheet. */
export function BudgetTab({ communityId, month }: LedgerTabProps) {
  const { params, change } = useUrlSearch();
  const current = Number(month.slice(0, 4));
  const asked = Number(params.get('year'));
  const year = asked >= 2000 && asked <= 2099 ? asked : current;
  const query = useLedgerBudgetQuery({ communityId, year });
  const picker = (
    <Select
      aria-label="Year"
      value={`${year}`}
      options={[...new Set([current - 1, current, current + 1, year])]
        .sort()
        .map((one) => [`${one}`, `${one}`] as const)}
      onChange={({ target }) => change([['year', target.value]])}
    />
  );
  return (
    <Loaded
      answer={query}
      waiting={
        <div className={ui.stack12}>
          <div className={operator.bar}>{picker}</div>
          <Skeleton height="32rem" />
        </div>
      }
    >
      {(budget) => (
        <BudgetEditor
          key={`${budget.year} ${budget.version}`}
          communityId={communityId}
          budget={budget}
          picker={picker}
        />
      )}
    </Loaded>
  );
}

interface BudgetEditorProps {
  readonly communityId: string;
  readonly budget: Budget;
  /** Chooses the year. */
  readonly picker: ReactNode;
}

function BudgetEditor({ communityId, budget, picker }: BudgetEditorProps) {
  const [rows, setRows] = useState(() => toBudgetRows(budget));
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const [save, saved] = useSaveBudgetMutation();
  const numbers = new Set(budget.accounts.map(({ number }) => number));
  const numberOf = (row: GridRow): string => (row[0] ?? '').trim().split(/\s/)[0] ?? '';
  const columns: readonly GridColumn[] = [
    {
      id: 'account',
      label: 'Account',
      type: 'text',
      isRequired: true,
      check: (cell) =>
        numbers.has(numberOf([cell])) ? undefined : 'Start with an account number.',
    },
    ...MONTH_NAMES.map(
      (label, at): GridColumn => ({
        id: `${at}`,
        label,
        type: 'money',
        least: -1_000_000_000,
        most: 1_000_000_000,
      }),
    ),
  ];
  const filled = rows.filter((row) => !isEmptyRow(row));
  async function readFile(chosen: File) {
    try {
      const { readSheet } = await import('../../../workbench/sheet/readSheet.ts');
      const sheet = await readSheet(chosen, { index: 0, onProgress: () => undefined });
      const merged = mergeBudgetFile(rows, sheet);
      setProblem(
        merged === null
          ? 'Put account numbers in the first column and months from Jan to Dec in the first row.'
          : undefined,
      );
      if (merged !== null) setRows(merged);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The file can’t be read.');
    }
  }
  const isTwice = new Set(filled.map(numberOf)).size < filled.length;
  const isInvalid =
    isTwice ||
    filled.some((row) => columns.some((column, at) => getCellError(column, row[at]) !== undefined));
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        {picker}
        <div className={ui.endActions}>
          {budget.can_change && (
            <>
              <input
                ref={file}
                hidden
                type="file"
                accept=".csv,.xlsx"
                aria-label="Budget file"
                onChange={({ target }) => {
                  const chosen = target.files?.[0];
                  if (chosen !== undefined) void readFile(chosen);
                  target.value = '';
                }}
              />
              <Button size="small" onClick={() => file.current?.click()}>
                Import file
              </Button>
            </>
          )}
          <SaveCsv
            name={`budget-${budget.year}`}
            head={['Account', ...MONTH_NAMES]}
            rows={() => rows.map((row) => [...row])}
          />
        </div>
      </div>
      <Problem text={problem} />
      <Grid
        label={`Budget ${budget.year}`}
        hint="Dollars per month, revenue and expenses both positive. Paste from a spreadsheet with the account number first."
        columns={columns}
        rows={rows}
        onChange={setRows}
        addLabel="Add account"
        error={isTwice ? 'Each account can appear once.' : undefined}
      />
      <div className={operator.bar}>
        {budget.can_change && (
          <Button
            intent="primary"
            disabled={isInvalid}
            loading={saved.isLoading}
            onClick={() =>
              void save({
                communityId,
                year: budget.year,
                version: budget.version,
                lines: filled.map((row) => ({
                  account: numberOf(row),
                  cents: MONTH_NAMES.map((_, at) =>
                    Math.round((readGridNumber(row[at + 1] ?? '') ?? 0) * 100),
                  ),
                })),
              })
            }
          >
            Save budget
          </Button>
        )}
        {budget.saved_at !== null && (
          <span className={ui.muted}>
            Saved {formatDay(budget.saved_at)}
            {budget.saver !== null && budget.saver !== '' && ` by ${budget.saver}`}
          </span>
        )}
      </div>
      <ServerError error={saved.error} title="Not saved" />
    </div>
  );
}
