import { formatCents } from '../../../../shared/format/money.ts';
import { formatNumber } from '../../../../shared/format/number.ts';
import {
  type PackageContent,
  type PackageDocument,
  sumOfMonths,
} from '../../../../shared/operator/buyerPackage.ts';
import { SURVEY_KINDS } from '../../../../shared/operator/compliance.ts';
import { monthLabel } from '../../../../shared/operator/ledger.ts';
import { POSITIONS } from '../../../../shared/operator/positions.ts';
import { labelOf, PAYORS } from '../../../../shared/operator/residents.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from '../../../../shared/operator/units.ts';
import { createPdfSheet, type PdfSheet } from './pdf-sheet.ts';

const ANY = 'Any';

/** File names in the deal room. */
export const packageFileName = (
  kind: PackageDocument,
  { community, day }: PackageContent,
): string => `${community.replace(/[/\\]/g, '-')} ${TITLES[kind]} ${day}.pdf`;

const TITLES: Readonly<Record<PackageDocument, string>> = {
  rent_roll: 'De-identified rent roll',
  t12: 'T-12',
  staffing: 'Staffing',
  surveys: 'Survey history',
};

/** Renders one document of a package as a PDF. */
export async function renderPackageDocument(
  kind: PackageDocument,
  content: PackageContent,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet(TITLES[kind], at, {
    isWide: kind === 'rent_roll' || kind === 't12',
  });
  sheet.title(TITLES[kind], `${content.community}, ${content.day}`);
  writers[kind](sheet, content);
  return await sheet.finish(`${TITLES[kind]} · ${content.community}`);
}

const writers: Readonly<
  Record<PackageDocument, (sheet: PdfSheet, content: PackageContent) => void>
> = {
  rent_roll(sheet, { rent_roll: groups }) {
    sheet.paragraph(
      'Monthly charges at the rates of this day. Each row has at least five residents; smaller groups lose details, shown as "Any". No names, rooms, birth dates, or notes.',
    );
    const sum = (read: (group: (typeof groups)[number]) => number) =>
      groups.reduce((all, group) => all + read(group), 0);
    sheet.table(
      [
        'Care',
        'Unit',
        'Level',
        'Payor',
        'Moved in',
        'Residents',
        'Room',
        'Care charges',
        'Other',
        'Concessions',
        'Total',
      ],
      [
        ...groups.map((one) => [
          one.category === null ? ANY : labelOf(LICENSE_CATEGORIES, one.category),
          one.unit_type === null ? ANY : labelOf(UNIT_TYPES, one.unit_type),
          one.level ?? ANY,
          one.payor === null ? ANY : labelOf(PAYORS, one.payor),
          one.moved_in ?? ANY,
          formatNumber(one.residents),
          formatCents(one.room_cents),
          formatCents(one.care_cents),
          formatCents(one.other_cents),
          formatCents(one.concession_cents),
          formatCents(one.total_cents),
        ]),
        [
          'Total',
          '',
          '',
          '',
          '',
          formatNumber(sum(({ residents }) => residents)),
          formatCents(sum(({ room_cents }) => room_cents)),
          formatCents(sum(({ care_cents }) => care_cents)),
          formatCents(sum(({ other_cents }) => other_cents)),
          formatCents(sum(({ concession_cents }) => concession_cents)),
          formatCents(sum(({ total_cents }) => total_cents)),
        ],
      ],
    );
  },
  t12(sheet, { t12: { months, lines } }) {
    // Two halves of the year fit on a page with readable figures.
    for (const from of [0, 6]) {
      const part = months.slice(from, from + 6);
      if (part.length === 0) continue;
      sheet.heading(`${monthLabel(part[0] ?? '')} to ${monthLabel(part.at(-1) ?? '')}`);
      sheet.table(
        ['Account', ...part.map(monthLabel), 'Twelve months'],
        lines
          .filter(({ section }) => section !== 'Statistics')
          .map(({ account, label, cents }) => [
            `${account} ${label}`,
            ...cents.slice(from, from + 6).map(formatCents),
            formatCents(sumOfMonths(cents)),
          ]),
      );
    }
    const sumOf = (wanted: string) =>
      lines
        .filter(({ section }) => section === wanted)
        .reduce((sum, { cents }) => sum + sumOfMonths(cents), 0);
    const days = lines.find(({ section }) => section === 'Statistics');
    sheet.heading('Twelve months');
    sheet.facts([
      ['Revenue', formatCents(sumOf('Revenue'))],
      ['Expenses', formatCents(sumOf('Expenses'))],
      ['Revenue less expenses', formatCents(sumOf('Revenue') - sumOf('Expenses'))],
      // Days are in hundredths, like cents.
      ['Resident days', days === undefined ? '—' : formatNumber(sumOfMonths(days.cents) / 100)],
    ]);
  },
  staffing(sheet, { staffing, units }) {
    sheet.paragraph(
      `Scheduled hours of the last seven days against required hours. ${formatNumber(units.occupied)} of ${formatNumber(units.available)} units are occupied.`,
    );
    sheet.table(
      ['Position', 'Required', 'Scheduled'],
      staffing.map(({ position, required, scheduled }) => [
        labelOf(POSITIONS, position),
        formatNumber(required),
        formatNumber(scheduled),
      ]),
    );
  },
  surveys(sheet, { surveys }) {
    sheet.paragraph('Surveys of the last three years.');
    sheet.table(
      ['Survey', 'Started', 'Findings', 'Worst grade', 'Cleared'],
      surveys.map((one) => [
        labelOf(SURVEY_KINDS, one.kind),
        one.started_on,
        formatNumber(one.findings),
        one.worst_grade ?? '—',
        one.cleared_on ?? '—',
      ]),
    );
  },
};
