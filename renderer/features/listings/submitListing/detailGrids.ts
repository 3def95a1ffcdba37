import { parseMonth, splitDetailLine } from '#shared/listings/listing-details.ts';
import type { GridColumn, GridRow } from '../../../workbench/grid/gridRows.ts';
import type { FieldName } from './listingForm.ts';

interface DetailGrid {
  readonly addLabel: string;
  readonly columns: readonly GridColumn[];
}

/** Fields of the form that are tables. */
export const DETAIL_GRIDS: Readonly<Partial<Record<FieldName, DetailGrid>>> = {
  unit_mix: {
    addLabel: 'Add unit type',
    columns: [
      {
        id: 'kind',
        label: 'Unit type',
        type: 'text',
        isRequired: true,
        longest: 60,
        placeholder: 'Studio',
      },
      {
        id: 'units',
        label: 'Units',
        type: 'number',
        isRequired: true,
        isTotaled: true,
        least: 1,
        placeholder: '40',
        check: checkWhole,
      },
      { id: 'rate', label: 'Monthly rate', type: 'money', placeholder: '4,800' },
    ],
  },
  payor_mix: {
    addLabel: 'Add payor',
    columns: [
      {
        id: 'payor',
        label: 'Payor',
        type: 'text',
        isRequired: true,
        longest: 40,
        placeholder: 'Private pay',
      },
      {
        id: 'share',
        label: 'Share, %',
        type: 'percent',
        isRequired: true,
        isTotaled: true,
        most: 100,
        placeholder: '62',
      },
    ],
  },
  history: {
    addLabel: 'Add month',
    columns: [
      {
        id: 'month',
        label: 'Month',
        type: 'text',
        isRequired: true,
        placeholder: '2026-10',
        check: (cell) =>
          parseMonth(cell) === null ? 'Enter a month, such as 2026-10.' : undefined,
      },
      { id: 'census', label: 'Residents', type: 'number', placeholder: '81', check: checkWhole },
      { id: 'rate', label: 'Average rate', type: 'money', placeholder: '5,400' },
    ],
  },
};

function checkWhole(cell: string): string | undefined {
  return cell.includes('.') ? 'Enter a whole number.' : undefined;
}

/** Reads the rows of a form value, also as older drafts separate cells. */
export const readDetailRows = (typed: string): readonly GridRow[] =>
  typed === ''
    ? []
    : typed
        .split('\n')
        .map((line) => (line.includes('\t') ? line.split('\t') : splitDetailLine(line)));
