import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Portfolio } from '#shared/investing/portfolio.ts';
import {
  type ColumnPlaces,
  findColumns,
  readStatement,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from '#shared/investing/statementRows.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import styles from './Portfolio.module.css';
import { useImportListQuery, useImportStatementMutation } from './portfolioApi.ts';
import type { ImportResult } from './portfolioShapes.ts';
import { matchNames, toImportRows } from './statementMatching.ts';
import { type StatementFile, useStatementFile } from './useStatementFile.ts';

export interface ImportStatementProps {
  readonly portfolio: Portfolio;
  readonly onClose: () => void;
}

/** Imports a sponsor's statement: file, columns, matching to holdings, dry run, import, undo. */
export default function ImportStatement({ portfolio, onClose }: ImportStatementProps) {
  const reader = useStatementFile();
  const entities = portfolio.entities.filter(({ id }) =>
    portfolio.holdings.some((holding) => holding.entity_id === id),
  );
  const [entityId, setEntityId] = useState(entities[0]?.id ?? '');
  return (
    <Dialog label="Import statement" place="panel" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Import statement</h2>
        <SelectField
          label="Entity"
          hint="The investor that the statement is for."
          options={entities.map(({ id, name }) => [id, name])}
          value={entityId}
          onChange={({ target }) => setEntityId(target.value)}
        />
        {reader.file === null ? (
          <>
            <DropZone
              label="Choose a file"
              accept=".csv,.tsv,.txt,.xlsx"
              isDisabled={reader.isReading}
              hint="CSV or Excel (.xlsx), up to 1,000 rows, with column names in the first row. You review before importing."
              onFiles={([file]) => {
                if (file !== undefined) void reader.open(file);
              }}
            />
            {reader.isReading && (
              <div className={ui.actions} role="status">
                Reading the file… <Button onClick={reader.cancel}>Cancel reading</Button>
              </div>
            )}
            <Problem text={reader.error} />
            <ImportHistory entityId={entityId} />
          </>
        ) : (
          <ReviewStep
            key={`${entityId} ${reader.file.name}`}
            portfolio={portfolio}
            entityId={entityId}
            file={reader.file}
            onBack={reader.clear}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ReviewStepProps {
  readonly portfolio: Portfolio;
  readonly entityId: string;
  readonly file: StatementFile;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const NEEDED: readonly StatementColumn[] = ['day', 'kind'];
const MAX_ROWS = 1000;
/** The code of a row that is recorded already. */
const DUPLICATE = 'HXPFA';

function ReviewStep({ portfolio, entityId, file, onBack, onDone }: ReviewStepProps) {
  const { sheet } = file;
  const { data: known } = useImportListQuery(entityId);
  const [send, sending] = useImportStatementMutation();
  const request = useRequestId();
  const [places, setPlaces] = useState<ColumnPlaces>(() => findColumns(sheet.head));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState<{
    readonly content: string;
    readonly result: ImportResult;
  } | null>(null);
  const holdings = portfolio.holdings.filter(({ entity_id: id }) => id === entityId);
  const { rows, problems } = useMemo(() => readStatement(sheet.rows, places), [sheet, places]);
  const matches = matchNames(rows, holdings, known?.aliases ?? [], chosen);
  const ready = toImportRows(rows, matches);
  const content = JSON.stringify(ready);
  const result = checked?.content === content ? checked.result : null;
  const duplicates = new Set(
    result?.problems.filter(({ code }) => code === DUPLICATE).map(({ place }) => place),
  );
  const others = result?.problems.filter(({ code }) => code !== DUPLICATE) ?? [];
  const imported = ready.filter((_row, index) => !duplicates.has(index + 1));
  const missing = [
    ...NEEDED.filter((column) => places[column] === undefined),
    ...(places.amount === undefined && places.income === undefined ? (['amount'] as const) : []),
  ];
  const aliases = matches.flatMap(({ name, holdingId }) =>
    holdingId === null || name === '' ? [] : [{ holding_id: holdingId, alias: name.slice(0, 160) }],
  );

  async function run(isDryRun: boolean) {
    const values = (isDryRun ? ready : imported).map((row) => row.values);
    const { data } = await send({
      id: request.idOf([entityId, file.name, values, isDryRun]),
      entityId,
      fileName: file.name.slice(0, 200),
      rows: values,
      aliases,
      isDryRun,
    });
    if (data === undefined) return;
    if (isDryRun) setChecked({ content, result: data });
    else if (data.problems.length === 0) onDone();
    else setChecked(null);
  }
  const isTooLong = ready.length > MAX_ROWS;
  return (
    <>
      <div className={styles.head}>
        <p>
          {file.name}: {formatNumber(rows.length)} {rows.length === 1 ? 'row' : 'rows'} read
          {problems.length > 0 && `, ${formatNumber(problems.length)} with problems`}
        </p>
        <Button size="small" onClick={onBack}>
          Choose another file
        </Button>
      </div>
      <section aria-label="Columns" className={ui.stack8}>
        <h3>Columns</h3>
        <div className={styles.inputs}>
          {(Object.keys(STATEMENT_COLUMNS) as StatementColumn[]).map((column) => (
            <SelectField
              key={column}
              label={STATEMENT_COLUMNS[column]}
              error={missing.includes(column) ? 'Choose a column.' : undefined}
              options={[
                ['', 'None'],
                ...sheet.head.map(
                  (heading, index) => [`${index}`, heading || `Column ${index + 1}`] as const,
                ),
              ]}
              value={`${places[column] ?? ''}`}
              onChange={({ target }) => {
                const { [column]: _old, ...rest } = places;
                setPlaces(target.value === '' ? rest : { ...rest, [column]: Number(target.value) });
              }}
            />
          ))}
        </div>
      </section>
      <section aria-label="Investments" className={ui.stack8}>
        <h3>Investments</h3>
        {matches.map(({ name, rows: count, holdingId, isSure }) => (
          <SelectField
            key={name}
            label={`${name || 'All rows'} (${count})`}
            hint={holdingId !== null && !isSure ? 'Matched by similar words. Check it.' : undefined}
            options={[['', 'Leave out'], ...holdings.map((one) => [one.id, one.name] as const)]}
            value={holdingId ?? ''}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
          />
        ))}
      </section>
      <ImportCheck
        holdings={holdings}
        unread={problems}
        refused={others.map(({ place, code }) => ({ at: ready[place - 1]?.at ?? 0, code }))}
        duplicates={duplicates.size}
        result={result}
      />
      <ServerError error={sending.error} title="Not imported" />
      {isTooLong && (
        <p className={ui.error}>Import at most 1,000 rows at a time. Split the file.</p>
      )}
      <div className={ui.actions}>
        {result === null || others.length > 0 || imported.length === 0 ? (
          <Button
            intent="primary"
            loading={sending.isLoading}
            disabled={ready.length === 0 || missing.length > 0 || isTooLong}
            onClick={() => void run(true)}
          >
            Check {formatNumber(ready.length)} rows
          </Button>
        ) : (
          <Button intent="primary" loading={sending.isLoading} onClick={() => void run(false)}>
            Import {formatNumber(imported.length)} rows
          </Button>
        )}
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </>
  );
}
