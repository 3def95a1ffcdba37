import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { centsText, shareText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import {
  normalize,
  type StatementFigure,
  type StoredLine,
} from '#shared/underwriting/statements/normalize.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import { Adjustments } from './Adjustments.tsx';
import { exportStatement } from './exportStatement.ts';
import { FigurePanel } from './FigurePanel.tsx';
import styles from './Statements.module.css';
import {
  type Adjustment,
  type StatementVersion,
  toLedger,
  toStoredLine,
  useCopyStatementVersionMutation,
  useListAdjustmentsQuery,
  useListStatementLinesQuery,
  useLockStatementVersionMutation,
} from './statementsApi.ts';

interface NormalizeStepProps {
  readonly name: string;
  readonly statementId: string;
  readonly versions: readonly StatementVersion[];
  readonly version: StatementVersion;
  readonly onVersion: (number: number) => void;
}

/** The normalized statement of one version, beside another one if chosen. */
export function NormalizeStep(props: NormalizeStepProps) {
  const lines = useListStatementLinesQuery(props.version.id);
  const entries = useListAdjustmentsQuery(props.version.id);
  return (
    <Loaded answer={lines} waiting={<Skeleton height="32rem" />}>
      {(read) => (
        <Loaded answer={entries} waiting={<Skeleton height="32rem" />}>
          {(ledger) => <Normalized {...props} lines={read.map(toStoredLine)} ledger={ledger} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface NormalizedProps extends NormalizeStepProps {
  readonly lines: readonly StoredLine[];
  readonly ledger: readonly Adjustment[];
}

function Normalized({
  name,
  statementId,
  versions,
  version,
  onVersion,
  lines,
  ledger,
}: NormalizedProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [compared, setCompared] = useState('');
  const [copy, copying] = useCopyStatementVersionMutation();
  const [lock, locking] = useLockStatementVersionMutation();
  const result = useMemo(
    () => normalize(lines, version.units, toLedger(ledger)),
    [lines, version.units, ledger],
  );
  const other = versions.find(({ number }) => String(number) === compared);
  const figure = result.figures.find(({ key }) => key === open);
  const isLocked = version.locked_at !== null;
  return (
    <section aria-label="Normalize" className={ui.stack16}>
      <div className={styles.bar}>
        <SelectField
          label="Version"
          value={String(version.number)}
          options={versions.map((one) => [
            String(one.number),
            `Version ${one.number}${one.locked_at === null ? '' : ', locked'}`,
          ])}
          onChange={({ target }) => onVersion(Number(target.value))}
        />
        {versions.length > 1 && (
          <SelectField
            label="Compare with"
            value={compared}
            options={[
              ['', 'No version'],
              ...versions
                .filter(({ id }) => id !== version.id)
                .map((one) => [String(one.number), `Version ${one.number}`] as const),
            ]}
            onChange={({ target }) => setCompared(target.value)}
          />
        )}
        <span className={ui.endActions}>
          <MenuButton
            label="Export"
            sections={[
              {
                entries: (['xlsx', 'csv'] as const).map((kind) => ({
                  name: kind === 'xlsx' ? 'Excel (.xlsx)' : 'CSV',
                  onChoose: () =>
                    void saveSheet(
                      exportStatement(`${name} version ${version.number}`, result, version),
                      { kind },
                    ),
                })),
              },
            ]}
          >
            Export
          </MenuButton>
          <PrintButton />
          {isLocked ? (
            <Button
              loading={copying.isLoading}
              onClick={() =>
                void copy({ id: crypto.randomUUID(), versionId: version.id, statementId })
                  .unwrap()
                  .then(onVersion, () => undefined)
              }
            >
              New version
            </Button>
          ) : (
            <Button
              loading={locking.isLoading}
              onClick={() => void lock({ versionId: version.id, statementId })}
            >
              Lock version
            </Button>
          )}
        </span>
      </div>
      <p className={ui.note}>
        {isLocked
          ? `Locked ${formatDateTime(version.locked_at ?? '')}. It never changes, so you can share it.`
          : 'Lock a version before you share it. A locked version never changes.'}
      </p>
      <div className={styles.columns}>
        <div className={ui.stack16}>
          <FigureTable
            figures={result.figures}
            units={version.units}
            onOpen={(key) => setOpen(key)}
            other={other}
          />
          <Payors result={result} />
        </div>
        <Adjustments version={version} ledger={ledger} isLocked={isLocked} />
      </div>
      {figure !== undefined && (
        <FigurePanel
          key={figure.key}
          figure={figure}
          version={version}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface FigureTableProps {
  readonly figures: readonly StatementFigure[];
  readonly units: number;
  readonly onOpen: (key: string) => void;
  readonly other: StatementVersion | undefined;
}

function FigureTable({ figures, units, onOpen, other }: FigureTableProps) {
  const lines = useListStatementLinesQuery(other?.id ?? '', { skip: other === undefined });
  const entries = useListAdjustmentsQuery(other?.id ?? '', { skip: other === undefined });
  const beside = useMemo(() => {
    if (other === undefined || lines.currentData === undefined || entries.currentData === undefined)
      return null;
    const result = normalize(
      lines.currentData.map(toStoredLine),
      other.units,
      toLedger(entries.currentData),
    );
    return new Map(result.figures.map(({ key, normalized }) => [key, normalized]));
  }, [other, lines.currentData, entries.currentData]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section aria-label="Normalized statement" tabIndex={0} className={ui.scroll}>
      <RuledTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Twelve months</th>
            <th scope="col">Reported</th>
            <th scope="col">Adjusted</th>
            <th scope="col">Normalized</th>
            <th scope="col">Per unit</th>
            {other !== undefined && (
              <>
                <th scope="col">Version {other.number}</th>
                <th scope="col">Change</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.key} data-total={figure.isTotal}>
              <th scope="row">
                <DialogButton className={styles.figure} onClick={() => onOpen(figure.key)}>
                  {figure.label}
                </DialogButton>
              </th>
              <td>{centsText(figure.reported)}</td>
              <td>{figure.adjusted === 0 ? '' : centsText(figure.adjusted)}</td>
              <td>
                <DialogButton
                  className={styles.figure}
                  aria-label={`${figure.label} ${centsText(figure.normalized)}`}
                  onClick={() => onOpen(figure.key)}
                >
                  {centsText(figure.normalized)}
                </DialogButton>
              </td>
              <td>{centsText(Math.round(figure.normalized / units))}</td>
              {other !== undefined && (
                <>
                  <td>{centsText(beside?.get(figure.key) ?? null)}</td>
                  <td>
                    {beside === null
                      ? ''
                      : centsText(figure.normalized - (beside.get(figure.key) ?? 0))}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </section>
  );
}

/** Revenue of each payor for a resident day. */
function Payors({ result }: { readonly result: ReturnType<typeof normalize> }) {
  return (
    <section aria-labelledby="payors" className={ui.stack8}>
      <h2 id="payors">Revenue by payor</h2>
      <p className={ui.muted}>NOI margin {shareText(result.margin)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Payors" tabIndex={0} className={ui.scroll}>
        <RuledTable className={styles.table}>
          <TableHead columns={['Payor', 'Revenue', 'Resident days', 'Per day']} />
          <tbody>
            {result.payors.map((payor) => (
              <tr key={payor.payor}>
                <th scope="row">{payor.label}</th>
                <td>{centsText(payor.revenue)}</td>
                <td>{payor.days === 0 ? '—' : formatNumber(Math.round(payor.days))}</td>
                <td>{centsText(payor.daily)}</td>
              </tr>
            ))}
            {result.payorTotal !== null && (
              <tr data-total>
                <th scope="row">All with days</th>
                <td>{centsText(result.payorTotal.revenue)}</td>
                <td>{formatNumber(Math.round(result.payorTotal.days))}</td>
                <td>{centsText(result.payorTotal.blendedRate)}</td>
              </tr>
            )}
          </tbody>
        </RuledTable>
      </section>
      {result.payorTotal === null && (
        <p className={ui.note}>The file has no resident days, so there is no revenue per day.</p>
      )}
    </section>
  );
}
