import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { writeCsv } from '#shared/format/csv.ts';
import { PlainButton } from '../../button/PlainButton.tsx';
import { saveFile } from '../../file/saveFile.ts';
import { announce } from '../../live/announce.ts';
import styles from './Charts.module.css';
import type { ChartTable } from './chart.ts';
import { pngOf } from './savePng.ts';

interface ChartFrameProps {
  readonly title: string;
  /** What the chart says, in a line. */
  readonly note?: ReactNode;
  /** Without what ends a file's name. */
  readonly file: string;
  readonly table: ChartTable;
  readonly write: (value: number) => string;
  /** What each colour stands for. */
  readonly legend?: readonly string[];
  /** It is a table already, and has no picture. */
  readonly isTable?: true;
  /** Draws into the width that there is. */
  readonly children: (width: number) => ReactNode;
}

/** What all charts have: a name, a legend, the table behind it, and files of both. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, file, table, write, legend = [], isTable = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const titleId = useId();
  const { box, width } = useWidth();

  function saveCsv() {
    const words = writeCsv(table.head, table.rows);
    saveFile(`${file}.csv`, new Blob([words], { type: 'text/csv;charset=utf-8' }));
  }
  async function savePng() {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-chart]');
    setFailed(false);
    try {
      if (svg) saveFile(`${file}.png`, await pngOf(svg));
      announce('Picture saved');
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
          <PlainButton variant="minimal" onClick={saveCsv}>
            CSV
          </PlainButton>
        </div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </figcaption>
      {hasFailed && <p role="alert">The picture could not be made. Save the table instead.</p>}
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
    <section className={styles.scroller} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
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

/** How wide a chart may be; its words keep their size. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
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
