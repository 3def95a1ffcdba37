import { useState } from 'react';
import type { ModelOutputs, OutputTable } from '#shared/underwriting/outputs.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';
import { ModelViews } from './ModelViews.tsx';
import { useSharedOutputsQuery } from './underwritingApi.ts';

const VIEWS = ['Operations', 'Capital and debt', 'Waterfall'] as const;

interface SharedOutputsProps {
  readonly token: string;
  readonly scenarioId: string;
}

/** The results of a scenario that the server computed for a view-only link. */
export function SharedOutputs(asked: SharedOutputsProps) {
  const query = useSharedOutputsQuery(asked);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={null}>
      {(outputs) => <Outputs outputs={outputs} />}
    </Loaded>
  );
}

function Outputs({ outputs }: { readonly outputs: ModelOutputs }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Operations');
  return (
    <div className={styles.results}>
      <ul className={styles.figures} aria-label="Results">
        {outputs.figures.map(({ key, label, kind, value }) => (
          <li key={key} className={styles.result}>
            <span className={ui.caption}>{label}</span> <strong>{figureText(kind, value)}</strong>
          </li>
        ))}
      </ul>
      <ModelViews
        label="Result views"
        views={VIEWS.map((one) => [one, one])}
        chosen={view}
        onChoose={setView}
      />
      {view === 'Operations' && <Years table={outputs.operations} />}
      {view === 'Capital and debt' && (
        <div className={ui.stack16}>
          {outputs.capital.map((table) => (
            <Years key={table.title} table={table} />
          ))}
          <Years table={outputs.debt} />
        </div>
      )}
      {view === 'Waterfall' &&
        (outputs.waterfall.rows.length === 0 ? (
          <p>The year after the hold has no positive NOI, so there is nothing to distribute.</p>
        ) : (
          <Years table={outputs.waterfall} />
        ))}
    </div>
  );
}

function Years({ table }: { readonly table: OutputTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section className={ui.scroll} aria-label={table.title} tabIndex={0}>
      <table className={styles.years}>
        <TableHead columns={[table.title, ...table.columns]} />
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels can repeat and rows never move
            <tr key={at} data-total={row.isTotal}>
              <th scope="row">{row.label}</th>
              {row.values.map((value, column) => (
                <td key={table.columns[column]}>{figureText(row.kind, value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
