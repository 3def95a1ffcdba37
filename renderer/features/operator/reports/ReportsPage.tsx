import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { addMonths, monthDays, monthLabel } from '#shared/operator/ledger.ts';
import {
  formatReportCell,
  isNumberCell,
  REPORTS,
  type ReportCell,
  type ReportDefinition,
  sumReport,
  toReportSheet,
} from '#shared/operator/reports.ts';
import { linkTo } from '#shared/routes.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type SheetKind, saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { usePositions } from '../usePositions.ts';
import styles from './Reports.module.css';
import { useOperatorReportQuery, useReportPdfMutation } from './reportsApi.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

/** Reports of a community on the screen, as PDF, and as a spreadsheet. */
export function Component() {
  return (
    <CommunityScreen kind="ledger">
      {(communityId) => <Reports key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

interface ReportRow {
  readonly key: string | null;
  readonly cells: readonly ReportCell[];
}

function Reports({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()).slice(0, 7));
  const [isScheduling, setScheduling] = useState(false);
  const { canChange } = usePositions(communityId);
  const asked = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : addMonths(today, -1);
  const definition = REPORTS.find(({ id }) => id === params.get('report')) ?? REPORTS[0];
  if (definition === undefined) return null;
  const choices = (
    <>
      <Select
        aria-label="Report"
        value={definition.id}
        options={REPORTS.map(({ id, label }) => [id, label] as const)}
        onChange={({ target }) => change([['report', target.value]])}
      />
      <Select
        aria-label="Month"
        value={month}
        options={[
          ...new Set([...Array.from({ length: 24 }, (_, at) => addMonths(today, -at)), month]),
        ].map((one) => [one, monthLabel(one)] as const)}
        onChange={({ target }) => change([['month', target.value]])}
      />
      <Button size="small" aria-haspopup="dialog" onClick={() => setScheduling(true)}>
        Email report
      </Button>
    </>
  );
  return (
    <div className={ui.stack12}>
      {isScheduling && (
        <ScheduleDialog
          communityId={communityId}
          definition={definition}
          canChange={canChange('ledger')}
          onClose={() => setScheduling(false)}
        />
      )}
      <Report communityId={communityId} definition={definition} month={month} choices={choices} />
    </div>
  );
}

interface ReportProps {
  readonly communityId: string;
  readonly definition: ReportDefinition;
  readonly month: string;
}

function Report({
  communityId,
  definition,
  month,
  choices,
}: ReportProps & { readonly choices: ReactNode }) {
  const query = useOperatorReportQuery({ communityId, report: definition.id, month });
  const [draw, drawn] = useReportPdfMutation();
  const name = `${definition.label} ${month}`;
  async function saveAsPdf() {
    const { data } = await draw({ communityId, report: definition.id, month });
    if (data !== undefined) savePdf(name, data);
  }
  const rows = query.currentData?.rows ?? [];
  return (
    <>
      <div className={operator.bar}>
        {choices}
        {rows.length > 0 && (
          <div className={ui.endActions}>
            {(['xlsx', 'csv'] as const).map((kind) => (
              <Button
                key={kind}
                size="small"
                onClick={() => saveReport(name, definition, rows, kind)}
              >
                {kind === 'xlsx' ? 'Export Excel' : 'Export CSV'}
              </Button>
            ))}
            <Button size="small" loading={drawn.isLoading} onClick={() => void saveAsPdf()}>
              Save PDF
            </Button>
          </div>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {(report) =>
          report.rows.length === 0 ? (
            <EmptyState title="Nothing in this month">Choose another month or report.</EmptyState>
          ) : (
            <ReportTable
              communityId={communityId}
              definition={definition}
              month={month}
              rows={report.rows}
            />
          )
        }
      </Loaded>
    </>
  );
}

function ReportTable({
  communityId,
  definition,
  month,
  rows,
}: ReportProps & { readonly rows: readonly ReportRow[] }) {
  const { columns, label } = definition;
  const sums = sumReport(definition, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <div className={ui.scroll} tabIndex={0}>
      <table
        className={`${operator.table} ${operator.stacked} ${styles.report}`}
        aria-label={label}
      >
        <thead>
          <tr>
            {columns.map(({ label: head, type }) => (
              <th
                key={head}
                scope="col"
                className={isNumberCell(type) ? operator.number : undefined}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }, rowAt) => {
            const target = getTarget(definition.id, communityId, month, key);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report never move, and keys repeat.
              <tr key={rowAt}>
                {columns.map(({ label: head, type }, at) => {
                  const shown = formatReportCell(type, cells[at] ?? null);
                  return at === 0 ? (
                    <th key={head} scope="row">
                      <CellText shown={shown} target={target} />
                    </th>
                  ) : (
                    <td
                      key={head}
                      data-label={head}
                      className={isNumberCell(type) ? operator.number : undefined}
                    >
                      <CellText shown={shown} target={target} />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            {columns.map(({ label: head, type }, at) => (
              <td
                key={head}
                data-label={at > 0 && (sums[at] ?? null) !== null ? head : undefined}
                className={isNumberCell(type) ? operator.number : undefined}
              >
                {at === 0
                  ? 'Total'
                  : (sums[at] ?? null) !== null && formatReportCell(type, sums[at] ?? null)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellTextProps {
  readonly shown: string;
  readonly target: string | null;
}

const CellText = ({ shown, target }: CellTextProps) =>
  target === null || shown === '—' ? (
    shown
  ) : (
    <Link to={target} className={styles.cell}>
      {shown}
    </Link>
  );

/** The ledger account for care-level charges. */
const CARE_INCOME = '4010';

/** Returns the screen with the rows that a report's row counts. */
function getTarget(
  report: string,
  community: string,
  month: string,
  key: string | null,
): string | null {
  const [from, to] = monthDays(month);
  if (report === 'rent_roll') return key === null ? null : linkTo('operatorResident', { id: key });
  if (report === 'census' || report === 'occupancy') {
    const day = report === 'census' && key !== null ? key : to;
    return linkTo('operatorProperty', { propertyId: community }, { day });
  }
  if (report === 'revenue_payor') {
    if (key === null) return null;
    return linkTo('operatorFinancial', {}, { community, account: key, from, to });
  }
  if (report === 'kpi') return linkTo('operatorFinancial', {}, { community, month: key ?? month });
  if (report === 'revenue_level') {
    return linkTo('operatorFinancial', {}, { community, account: CARE_INCOME, from, to });
  }
  if (report === 'labor') {
    return linkTo('operatorStaff', {}, { community, tab: 'attendance', from, to });
  }
  if (report === 'incidents') {
    return linkTo('operatorCareIncidents', {}, { community, type: key ?? '', days: '365' });
  }
  return linkTo(
    'operatorBilling',
    {},
    { community, tab: 'aging', payor: key ?? 'all', age: 'total_cents' },
  );
}

function saveReport(
  name: string,
  definition: ReportDefinition,
  rows: readonly ReportRow[],
  kind: SheetKind,
): void {
  void saveSheet({ name, ...toReportSheet(definition, rows) }, { kind });
}
