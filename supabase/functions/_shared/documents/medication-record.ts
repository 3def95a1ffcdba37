import { formatMonth } from '../../../../shared/format/date.ts';
import { formatZonedTime } from '../../../../shared/format/zonedTime.ts';
import {
  buildMedicationGrid,
  DOSE_EFFECTS,
  DOSE_STATUSES,
  describeSchedule,
  type GridCell,
  listInitials,
  ROUTES_OF_DRUGS,
  type ScheduledOrder,
} from '../../../../shared/operator/medications.ts';
import { labelOf } from '../../../../shared/operator/residents.ts';
import { createPdfSheet, type PdfGridRow, type PdfSheet } from './pdf-sheet.ts';

interface RecordOrder extends ScheduledOrder {
  readonly id: string;
  readonly kind: string;
  readonly drug: string;
  readonly dose: string;
  readonly route: string;
  readonly prescriber: string;
  readonly instructions: string | null;
  readonly controlled_schedule: string | null;
  readonly state: string;
}

interface RecordDose {
  readonly order_id: string;
  readonly due_at: string | null;
  readonly at: string;
  readonly status: string;
  readonly note: string | null;
  readonly recorded_by_name: string;
  readonly effect: string | null;
  readonly struck_at: string | null;
  readonly struck_by_name: string | null;
  readonly strike_reason: string | null;
}

/** The response of `get_medication_record`. */
export interface MedicationRecordData {
  readonly resident: string;
  readonly community: string;
  readonly month: string;
  readonly now: string;
  readonly time_zone: string;
  readonly allergies: readonly string[];
  readonly orders: readonly RecordOrder[];
  readonly slots: readonly { readonly order_id: string; readonly due_at: string }[];
  readonly doses: readonly RecordDose[];
}

const KINDS = [
  ['medication', 'Medication administration record'],
  ['treatment', 'Treatment administration record'],
] as const;

/** Renders the month grid of medications, then that of treatments, each with its notes and signatures. */
export async function renderMedicationRecord(
  data: MedicationRecordData,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Medication record', at, { isWide: true });
  const month = formatMonth(new Date(`${data.month}T12:00`));
  const shown = KINDS.filter(([kind]) => data.orders.some((order) => order.kind === kind));
  for (const [place, [kind, title]] of (shown.length === 0 ? [KINDS[0]] : shown).entries()) {
    if (place > 0) sheet.newPage();
    sheet.title(title, [data.resident, data.community, month].join(' · '));
    sheet.paragraph(`Allergies: ${data.allergies.join(', ') || 'None recorded'}`);
    const orders = data.orders.filter((order) => order.kind === kind);
    if (orders.length === 0) sheet.paragraph('No orders in this month.');
    else writeOrders(sheet, data, orders);
  }
  return await sheet.finish(
    `${data.resident} · ${month} · confidential health information · printed ${formatZonedTime(at.toISOString(), data.time_zone)}`,
  );
}

function writeOrders(
  sheet: PdfSheet,
  data: MedicationRecordData,
  orders: readonly RecordOrder[],
): void {
  const ids = new Set(orders.map(({ id }) => id));
  const doses = data.doses.filter(({ order_id }) => ids.has(order_id));
  const initials = listInitials(doses.map(({ recorded_by_name }) => recorded_by_name));
  const [year = 0, month = 1] = data.month.split('-').map(Number);
  const dayCount = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length: dayCount }, (_, index) => index + 1);
  sheet.grid(
    ['Order', 'Time', ...days.map(String)],
    orders.map((order) => toGridRow(order, data, days, initials)),
  );
  sheet.paragraph(
    `Initials: given. ${DOSE_STATUSES.filter(({ code }) => code !== '')
      .map(({ code, label }) => `${code}: ${label.toLowerCase()}`)
      .join('. ')}. M: nothing recorded. E: entry in error, see notes. Shaded: not due.`,
  );
  writeNotes(sheet, data, orders, doses);
  sheet.heading('Signatures');
  sheet.facts([...initials].map(([name, code]) => [`${code}  ${name}`, '_'.repeat(24)] as const));
  if (initials.size === 0) sheet.paragraph('No one recorded a dose.');
}

function toGridRow(
  order: RecordOrder,
  data: MedicationRecordData,
  days: readonly number[],
  initials: ReadonlyMap<string, string>,
): PdfGridRow {
  const now = Date.parse(data.now);
  const grid = buildMedicationGrid(order, data.slots, data.doses, data.time_zone, now);
  const times = grid.length === 0 ? [{ time: '', cells: new Map<number, never>() }] : grid;
  const details = [
    labelOf(ROUTES_OF_DRUGS, order.route),
    describeSchedule(order),
    order.instructions ?? '',
    `Prescriber: ${order.prescriber}`,
    order.controlled_schedule === null ? '' : `Schedule ${order.controlled_schedule}`,
    order.state === 'ended' ? 'Ended' : order.state === 'pending' ? 'Not reviewed' : '',
  ];
  return {
    title: `${order.drug} ${order.dose}`,
    detail: details.filter(Boolean).join('. '),
    lines: times.map(({ time, cells }) => ({
      label: time === '' ? 'PRN' : time,
      cells: days.map((day) => {
        const cell: GridCell<RecordDose> | undefined = cells.get(day);
        return cell === undefined ? null : describeCell(cell, initials);
      }),
    })),
  };
}

function describeCell(
  { doses, isMissed }: GridCell<RecordDose>,
  initials: ReadonlyMap<string, string>,
): string {
  const codes = doses
    .filter(({ struck_at }) => struck_at === null)
    .map(
      ({ status, recorded_by_name }) =>
        DOSE_STATUSES.find(({ value }) => value === status)?.code ||
        (initials.get(recorded_by_name) ?? ''),
    );
  if (codes.length > 1) return `${codes.length}x`;
  if (codes[0] !== undefined) return codes[0];
  if (isMissed) return 'M';
  return doses.length > 0 ? 'E' : '';
}

function writeNotes(
  sheet: PdfSheet,
  data: MedicationRecordData,
  orders: readonly RecordOrder[],
  doses: readonly RecordDose[],
): void {
  const noted = doses.filter(
    ({ note, struck_at, effect, due_at }) =>
      note !== null || struck_at !== null || effect !== null || due_at === null,
  );
  if (noted.length === 0) return;
  sheet.heading('Notes');
  for (const dose of noted) {
    const drug = orders.find(({ id }) => id === dose.order_id)?.drug ?? '';
    const note = dose.note === null ? '' : ` (${dose.note})`;
    const effect =
      dose.effect === null ? '' : `, ${labelOf(DOSE_EFFECTS, dose.effect).toLowerCase()}`;
    const struck =
      dose.struck_at === null
        ? ''
        : ` Entry in error: ${dose.strike_reason ?? ''} (${dose.struck_by_name ?? ''})`;
    sheet.paragraph(
      `${formatZonedTime(dose.at, data.time_zone)}, ${drug}: ${labelOf(DOSE_STATUSES, dose.status).toLowerCase()}, ${dose.recorded_by_name}${note}${effect}.${struck}`,
    );
  }
}
