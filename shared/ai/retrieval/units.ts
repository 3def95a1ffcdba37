import { DEAL_STAGES } from '../../deals/stages.ts';
import { formatCalendarDay } from '../../format/date.ts';
import { formatDollars } from '../../format/money.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPercent } from '../../format/percent.ts';
import type { SourcePassage } from './passage.ts';

/** A sentence, a row, or a field of a source: the smallest piece that an answer quotes. */
export interface Unit {
  readonly text: string;
  /** The heading or column names that belong to a row. */
  readonly context: string;
}

const MAX_UNITS = 80;
const MAX_LENGTH = 420;

const FIELD_LABELS: Readonly<Record<string, string>> = {
  property_type: 'Property type',
  price: 'Asking price',
  total_beds: 'Total beds',
  licensed_beds: 'Licensed beds',
  total_units: 'Units',
  occupancy_rate: 'Occupancy',
  cap_rate: 'Cap rate',
  avg_monthly_rate: 'Average monthly rate',
  year_built: 'Year built',
  job_title: 'Job title',
  commission_percent: 'Commission percent',
  expected_close: 'Expected close',
  next_step: 'Next step',
  next_step_on: 'Next step date',
  license_type: 'License type',
  license_number: 'License number',
  owned_by: 'Owned by',
  property_name: 'Property',
  closed_on: 'Closed on',
  site: 'Website',
};
const MONEY = new Set(['price', 'avg_monthly_rate', 'commission']);
const PERCENT = new Set(['occupancy_rate', 'cap_rate', 'commission_percent', 'probability']);
const PLAIN = new Set(['year_built']);

export const labelOfField = (name: string): string => {
  const known = FIELD_LABELS[name];
  if (known !== undefined) return known;
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns a record's field as people read it; null if it is empty. */
export function formatField(name: string, value: unknown): string | null {
  if (name === 'stage') {
    const stage = DEAL_STAGES.find((one) => one.value === value);
    if (stage !== undefined) return stage.label;
  }
  if (typeof value === 'number') {
    if (MONEY.has(name)) return formatDollars(value);
    if (PERCENT.has(name)) return formatPercent(value);
    return PLAIN.has(name) ? String(value) : formatNumber(value);
  }
  if (Array.isArray(value))
    return value.length === 0 ? null : value.join(', ').slice(0, MAX_LENGTH);
  if (typeof value !== 'string' || value === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatCalendarDay(value);
  return value.replace(/[\s_]+/g, ' ').slice(0, MAX_LENGTH);
}

/** Splits a source into the pieces that answers quote. */
export function splitUnits(passage: SourcePassage): readonly Unit[] {
  const units: Unit[] = [];
  for (const [name, value] of Object.entries(passage.fields ?? {})) {
    const shown = formatField(name, value);
    if (shown !== null) units.push({ text: `${labelOfField(name)}: ${shown}`, context: '' });
  }
  const pieces = splitText(withoutMarkup(passage.body ?? ''));
  if (passage.kind === 'help' && pieces.length > 1) {
    const start = pieces.slice(0, 3).map(({ text }) => text);
    units.push({ text: start.join(' ').slice(0, MAX_LENGTH), context: '' });
  }
  units.push(...pieces);
  return units.slice(0, MAX_UNITS);
}

/** Links and emphasis become their words, so that nothing in an answer can be followed or loaded. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replaceAll('**', '');

function splitText(text: string): Unit[] {
  const lines = joinWrappedLines(text.split('\n'));
  const units: Unit[] = [];
  const [title = ''] = lines;
  let header = '';
  for (const line of lines) {
    if (line === GAP) continue;
    const isRow = isTableRow(line);
    if (isRow) {
      const context = [title, header].filter((part) => part !== '' && part !== line).join(' · ');
      units.push({ text: line.slice(0, MAX_LENGTH), context });
      continue;
    }
    if (line !== title && line.length < 80 && !/[.!?]$/.test(line)) header = line;
    for (const sentence of line.split(/(?<=[.!?])\s+(?=[A-Z“"$\d])/)) {
      if (sentence.trim() !== '') {
        units.push({
          text: sentence.trim().slice(0, MAX_LENGTH),
          context: line === title ? '' : title,
        });
      }
    }
  }
  return units;
}

/** A row ends with a figure and is no sentence. */
const isTableRow = (line: string): boolean =>
  line.length < 120 && /(?:\$?[\d,.]+%?)$/.test(line) && !/[a-z]{3,}\. /.test(line);

/** Where lines of a view-only document are left out. */
const GAP = '…';

/** Sentences that a page breaks over lines become one line again. */
function joinWrappedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const raw of lines) {
    const line = raw.trim();
    if (line === '') continue;
    const last = joined.at(-1);
    const isContinued =
      last !== undefined &&
      last !== GAP &&
      line !== GAP &&
      !/[.:!?]$/.test(last) &&
      (last.slice(last.lastIndexOf('. ')).length > 30 || /\. /.test(last)) &&
      (/^[a-z$(]/.test(line) || last.length > 60) &&
      !isTableRow(line);
    const endsSentence =
      last !== undefined &&
      last.length > 60 &&
      !/[.:!?]$/.test(last) &&
      /^\$?[\d,.]+\.$/.test(line);
    if (last !== undefined && (isContinued || endsSentence))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}
