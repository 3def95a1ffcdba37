import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import type { Column } from '../list/columns.tsx';
import type { FetchPage } from '../list/fetchAllPages.ts';
import type { OptionsOf } from '../list/filters/options.ts';
import type { SortChoice } from '../list/ListHeader.tsx';
import type { ListSearching } from '../list/useListSearch.ts';
import { describeFilter } from './describeFilter.ts';
import { ListPrint } from './ListPrint.tsx';

interface Options<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly sorts: readonly SortChoice[];
  readonly searching: ListSearching;
  readonly optionsOf: OptionsOf | undefined;
  readonly sortedBy: string;
}

interface PrintRequest<Row> {
  readonly ask: FetchPage<Row>;
  readonly summary: string;
}

/** Prints a list or its selected rows. */
export function useListPrint<Row extends { readonly id: string }>(options: Options<Row>) {
  const { title, columns, sorts, searching, optionsOf, sortedBy } = options;
  const [printRequest, setPrintRequest] = useState<PrintRequest<Row> | null>(null);
  const { search, fields } = searching;
  const order = search.sort ?? sortedBy;
  const ordered = sorts.find(({ sort }) => sort === order);

  const linesFor = (summary: string): readonly string[] => [
    [summary, ordered && `by ${ordered.label}`].filter(Boolean).join(', '),
    ...(search.words === '' ? [] : [`Search: “${search.words}”`]),
    ...search.filters.flatMap((filter) => {
      const by = fields.find(({ field }) => field.name === filter.field);
      return by === undefined ? [] : [describeFilter(filter, by, optionsOf)];
    }),
  ];
  const entry = (summary: string, fetchPage: FetchPage<Row>): MenuEntry => ({
    name: 'Print',
    onChoose: () => setPrintRequest({ ask: fetchPage, summary }),
  });
  const dialog: ReactNode = printRequest !== null && (
    <ListPrint
      title={title}
      lines={linesFor(printRequest.summary).filter(Boolean)}
      columns={columns}
      ask={printRequest.ask}
      onClose={() => setPrintRequest(null)}
    />
  );
  return { entry, dialog };
}
