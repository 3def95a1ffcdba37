import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { saveFile } from '../../file/saveFile.ts';
import { announce } from '../../live/announce.ts';
import type { Column } from './columns.tsx';
import { csvOf } from './csv.ts';
import styles from './RecordList.module.css';
import { type AskPage, readPages } from './readPages.ts';

interface ExportButtonProps<Row> {
  /** Without what ends a file's name. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly ask: AskPage<Row>;
}

/** Saves what the filters find, all pages of it, with the columns that are shown. */
export function ExportButton<Row>({ name, columns, ask }: ExportButtonProps<Row>) {
  const [count, setCount] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run() {
    const here = new AbortController();
    stop.current = here;
    setFailed(false);
    setCount(0);
    try {
      const rows = await readPages(ask, here.signal, setCount);
      if (rows === null) return;
      const words = new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' });
      saveFile(`${name}.csv`, words);
      announce(`Exported ${formatNumber(rows.length)} rows`);
    } catch {
      setFailed(!here.signal.aborted);
    }
    if (!here.signal.aborted) setCount(null);
  }

  function cancel() {
    stop.current?.abort();
    setCount(null);
    announce('Export canceled');
  }

  return (
    <>
      {count === null ? (
        <Button size="small" variant="minimal" onClick={() => void run()}>
          Export CSV
        </Button>
      ) : (
        <Button size="small" variant="minimal" onClick={cancel}>
          {`Cancel export (${formatNumber(count)} read)`}
        </Button>
      )}
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          Not all rows could be read, so nothing was saved. Try again.
        </span>
      )}
    </>
  );
}
