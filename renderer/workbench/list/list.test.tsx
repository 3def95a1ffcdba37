import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '#shared/records/nouns/contact.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import type { RecordRow } from '../data/row.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { Column } from './columns.tsx';
import { ExportButton } from './ExportButton.tsx';
import { fetchAllPages } from './fetchAllPages.ts';
import { RecordList } from './RecordList.tsx';
import { rowFormatsOf } from './rowFormats.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useListView } from './useListView.ts';
import { useSelection } from './useSelection.ts';

interface Community {
  readonly id: string;
  readonly name: string;
  readonly price: number | null;
  readonly filled: number;
  readonly tags: readonly string[];
}

const COLUMNS: readonly Column<Community>[] = [
  { id: 'name', label: 'Name', type: 'text', value: ({ name }) => name, width: 10 },
  { id: 'price', label: 'Price', type: 'money', value: ({ price }) => price, width: 8 },
  { id: 'filled', label: 'Occupancy', type: 'percent', value: ({ filled }) => filled, width: 6 },
  { id: 'tags', label: 'Tags', type: 'tags', value: ({ tags }) => tags, none: 'None', width: 8 },
];

const communities = (count: number): readonly Community[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    name: `Community ${index}`,
    price: index === 0 ? null : index * 1000,
    filled: 92.04,
    tags: index === 0 ? [] : ['IL', 'AL'],
  }));

const onSort = vi.fn();
afterEach(() => onSort.mockClear());

interface ListProps {
  readonly count: number;
  /** The user's saved list settings. */
  readonly kept?: unknown;
}

function List({ count, kept = null }: ListProps) {
  const rows = useRows(count);
  const [value, keep] = useState(kept);
  const view = useListView(COLUMNS, { value, keep });
  const selection = useSelection(rows.ids);
  return (
    <>
      <ColumnsButton view={view} />
      <RecordList
        {...rows}
        view={view}
        nameOf={({ name }) => name}
        linkOf={(id) => `/at/${id}`}
        selection={selection}
        sort={{ by: 'name', onSort }}
      />
      <SelectionBar selection={selection}>
        <button type="button">Archive</button>
      </SelectionBar>
    </>
  );
}

const made = new Map<number, { rows: readonly Community[]; ids: readonly string[] }>();
function useRows(count: number) {
  const known = made.get(count);
  if (known !== undefined) return known;
  const rows = communities(count);
  const value = { rows, ids: rows.map(({ id }) => id) };
  made.set(count, value);
  return value;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\b`) });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

describe('record list', () => {
  it('renders only the visible rows of 100,000 and shows the total count', () => {
    render(<List count={100_000} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    expect(row('Community 1')).toHaveAttribute('aria-rowindex', '3');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });

  it('renders each column by its type', () => {
    render(<List count={2} />);
    expect(row('Community 1')).toHaveTextContent('Community 1$1,00092.0%IL, AL');
    expect(row('Community 0')).toHaveTextContent('Community 0—92.0%None');
  });

  it('selects with X, checkboxes, Shift ranges, and the header checkbox', async () => {
    const user = userEvent.setup();
    render(<List count={5} />);
    await user.keyboard('jjx');
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Community 3' }));
    await user.keyboard('{/Shift}');
    expect(bar.getByText('3 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Community 2' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    expect(bar.getByText('5 selected')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  });

  it("applies the user's column settings until they are reset", async () => {
    const user = userEvent.setup();
    render(<List count={2} />);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Price' }));
    await user.click(screen.getByRole('button', { name: 'Move Tags left' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(heads()).toEqual(['Name', 'Tags', 'Occupancy']);
    screen.getByRole('button', { name: /^Width of Tags/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('table').style.getPropertyValue('--tracks')).toContain('4rem');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(heads()).toEqual(['Name', 'Price', 'Occupancy', 'Tags']);
  });

  it('uses compact rows when dense rows are on', async () => {
    const user = userEvent.setup();
    const height = () => screen.getByRole('table').style.getPropertyValue('--row-height');
    render(<List count={2} />);
    expect(height()).toBe('36px');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dense rows' }));
    expect(height()).toBe('32px');
    await user.click(screen.getByRole('checkbox', { name: 'Dense rows' }));
    expect(height()).toBe('36px');
  });

  it('falls back to default columns if saved settings are invalid', () => {
    render(<List count={1} kept={{ columns: 7 }} />);
    expect(heads()).toEqual(['Name', 'Price', 'Occupancy', 'Tags']);
  });
});

describe('list export', () => {
  it('reads all pages or stops when canceled', async () => {
    const fetchPage = vi.fn(async (after: string | null) => ({
      rows: [after ?? 'first'],
      next: after === null ? 'second' : null,
    }));
    const stop = new AbortController();
    const onProgress = vi.fn();
    expect(await fetchAllPages(fetchPage, stop.signal, onProgress)).toEqual(['first', 'second']);
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
    stop.abort();
    expect(await fetchAllPages(fetchPage, stop.signal, onProgress)).toBeNull();
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  it('exports contacts as vCard, with all fields of each', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    const row: RecordRow = {
      id: 'a',
      version: 1,
      owner_id: null,
      sharing: 'private',
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      deleted_at: null,
      name: 'Ada Buyer',
      more_phones: ['mobile: 512 555 0100'],
    };
    render(
      <ExportButton
        name="contacts"
        columns={[]}
        ask={async () => ({ rows: [row], next: null })}
        formats={rowFormatsOf(contact)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'vCard (.vcf)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain('TEL;TYPE=CELL:512 555 0100\r\n');
    expect(rowFormatsOf(deal)).toEqual([]);
  });

  it('saves nothing if canceled or incomplete', async () => {
    const made = vi.fn();
    URL.createObjectURL = made;
    let fail: (error: Error) => void = () => undefined;
    const fetchPage = () =>
      new Promise<never>((_resolve, reject) => {
        fail = reject;
      });
    render(<ExportButton name="communities" columns={COLUMNS} ask={fetchPage} />);
    const start = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    };
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel export (0 read)' }));
    await start();
    fail(new Error('gone'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('nothing was saved'));
    expect(made).not.toHaveBeenCalled();
  });
});
