import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '#shared/format/number.ts';
import { BarChart } from './BarChart.tsx';
import { scaleOf } from './chart.ts';
import { HeatTable } from './HeatTable.tsx';
import { LineChart } from './LineChart.tsx';
import { ScatterChart } from './ScatterChart.tsx';
import { WaterfallChart } from './WaterfallChart.tsx';

const common = { file: 'chart', write: formatNumber } as const;
const months = {
  ...common,
  along: 'Month',
  categories: ['May', 'June', 'July'],
  series: [
    { id: 'won', label: 'Won', values: [1, null, 3] },
    { id: 'lost', label: 'Lost', values: [2, 4, 0] },
  ],
};

const points = () => screen.getAllByRole('img').map((point) => point.getAttribute('aria-label'));

/** Resolves with the text of the next saved file. */
function nextFile(): Promise<string> {
  return new Promise((resolve) => {
    URL.revokeObjectURL = () => undefined;
    URL.createObjectURL = (content) => {
      void (content as Blob).text().then(resolve);
      return 'blob:file';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
}

describe('chart points', () => {
  it('are read out for stacked bars and lines with gaps', () => {
    const { unmount } = render(<BarChart {...months} title="Deals" />);
    expect(points()).toEqual(['May, Won: 1', 'May, Lost: 2', 'June, Lost: 4', 'July, Won: 3']);
    unmount();
    render(<LineChart {...months} title="Deals" />);
    expect(points()).toContain('July, Lost: 0');
    expect(points().filter((point) => point?.startsWith('June'))).toEqual(['June, Lost: 4']);
  });

  it("include each step's change and both values of a record", () => {
    const steps = [
      { label: 'All', value: 100, isTotal: true },
      { label: 'Not likely', value: -60 },
      { label: 'Expected', value: 40, isTotal: true },
    ];
    const { unmount } = render(
      <WaterfallChart {...common} title="Expected" along="Step" steps={steps} />,
    );
    expect(points()).toEqual(['All: 100', 'Not likely: minus 60', 'Expected: 40']);
    unmount();
    const records = [{ id: 'a', label: 'Oak Row', x: 12, y: 900 }];
    const names = { xLabel: 'Days', yLabel: 'Price', writeX: formatNumber };
    render(<ScatterChart {...common} {...names} title="Standing" points={records} />);
    expect(points()).toEqual(['Oak Row: 900, days 12']);
  });

  it('are one tab stop with arrow navigation', async () => {
    const user = userEvent.setup();
    render(<BarChart {...months} title="Deals" />);
    const all = screen.getAllByRole('img');
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[0]]);
    all[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(all[2]).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(all.at(-1)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(all[0]).toHaveFocus();
  });
});

describe('chart data table', () => {
  it('replaces the chart and shows a dash for no value', async () => {
    const user = userEvent.setup();
    render(<LineChart {...months} title="Deals" />);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.queryAllByRole('img')).toEqual([]);
    const june = within(screen.getByRole('row', { name: /^June/ }));
    expect(june.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['—', '4']);
    expect(screen.queryByRole('button', { name: 'PNG' })).toBeNull();
  });

  it('is saved as shown, without formulas', async () => {
    const user = userEvent.setup();
    const csv = nextFile();
    render(<BarChart {...months} title="Deals" categories={['May', '=1+1', 'July, late']} />);
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect((await csv).replace('\uFEFF', '')).toBe(
      'Month,Won,Lost\r\nMay,1,2\r\n\'=1+1,,4\r\n"July, late",3,0\r\n',
    );
  });

  it('is the whole heat map, with the darkest cell for the largest value', () => {
    render(<HeatTable {...months} title="Deals" />);
    const table = within(screen.getByRole('table', { name: 'Deals' }));
    const heat = (name: string) => Number(table.getByRole('cell', { name }).dataset.heat);
    expect(heat('4')).toBeGreaterThan(heat('1'));
    expect(table.getAllByRole('cell', { name: '—' }).map(({ dataset }) => dataset.heat)).toEqual([
      '0',
      '0',
    ]);
    expect(screen.queryByRole('button', { name: 'PNG' })).toBeNull();
  });
});

it("reports when the browser can't create an image", async () => {
  const user = userEvent.setup();
  // jsdom can't draw, so the image never loads.
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockReturnValue();
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  Object.defineProperty(SVGElement.prototype, 'viewBox', {
    configurable: true,
    value: { baseVal: { width: 640, height: 240 } },
  });
  render(<BarChart {...months} title="Deals" />);
  await user.click(screen.getByRole('button', { name: 'PNG' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save the table instead');
});

it('uses whole steps for counts and fractions for rates', () => {
  expect(scaleOf([1, 2, 1], 100, 0).ticks).toEqual([0, 1, 2]);
  expect(scaleOf([0, 0], 100, 0).ticks).toEqual([0, 1]);
  expect(scaleOf([0.2, 0.9], 100, 0).ticks.length).toBeGreaterThan(2);
});
