import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { saveCsv } from '../../ui/file/saveCsv.ts';
import { saveFile } from '../../ui/file/saveFile.ts';
import { announce } from '../../ui/live/announce.ts';
import { TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Charts.module.css';
import type { ChartTable } from './chart.ts';
import { pngOf } from './savePng.ts';

interface ChartFrameProps {
  readonly title: string;
  /** One-line summary of the chart. */
  readonly note?: ReactNode;
  /** File name without extension. */
  readonly file: string;
  readonly table: ChartTable;
  readonly write: (value: number) => string;
  /** Series labels in color order. */
  readonly legend?: readonly string[];
  /** It is already a table and has no image. */
  readonly isTable?: true;
  /** Draws into the available width. */
  readonly children: (width: number) => ReactNode;
}

/** Frame of every chart: title, legend, data table, and downloads. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, file, table, write, legend = [], isTable = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const titleId = useId();
  const { box, width } = useWidth();

  async function savePng() {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    setFailed(false);
    try {
      if (svg) saveFile(`${file}.png`, await pngOf(svg));
      announce('Image saved');
    } catch {
      setFailed(true);
    }
  }

  return (
    <figure ref={figure} aria-labelledby={titleId} className={styles.chart}>
      <figcaption className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <div className={`${styles.tools} screen-only`}>
          {!isTable && (
            <PlainButton
              variant="minimal"
              aria-pressed={isOpen}
              onClick={() => setOpen((before) => !before)}
            >
              Table
            </PlainButton>
          )}
          {!isTable && !isOpen && (
            <PlainButton variant="minimal" onClick={() => void savePng()}>
              PNG
            </PlainButton>
          )}
          <PlainButton variant="minimal" onClick={() => saveCsv(file, table.head, table.rows)}>
            CSV
          </PlainButton>
        </div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </figcaption>
      {hasFailed && <p role="alert">Couldn't create the image. Save the table instead.</p>}
      <div ref={box} className={styles.box}>
        {isOpen ? <DataTable table={table} write={write} labelledBy={titleId} /> : children(width)}
      </div>
      {legend.length > 1 && !isOpen && (
        <ul className={styles.legend} aria-label="Legend">
          {legend.map((label, index) => (
            <li key={label} data-tone={index % TONES}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

export const TONES = 6;

interface DataTableProps {
  readonly table: ChartTable;
  readonly write: (value: number) => string;
  readonly labelledBy: string;
}

function DataTable({ table, write, labelledBy }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <section className={ui.scroll} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
        <TableHead columns={table.head} />
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.head[index + 1]}>{cell === null ? '—' : write(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Available chart width; text keeps its size. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  // Before paint, so that the chart is never drawn at another height first.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(280, Math.round(element.clientWidth || 640)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
