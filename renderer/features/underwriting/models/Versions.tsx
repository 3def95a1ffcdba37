import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { scenariosSchema } from '#shared/underwriting/assumptions.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Compare } from './Compare.tsx';
import styles from './Model.module.css';
import { useGetVersionQuery, useListVersionsQuery } from './underwritingApi.ts';
import type { ModelEditor } from './useModelEditor.ts';

interface VersionsProps {
  readonly modelId: string;
  readonly base: number;
  readonly editor: ModelEditor;
}

/** Saved versions; one can be compared with the current scenarios or brought back. */
export function Versions({ modelId, base, editor }: VersionsProps) {
  const versions = useListVersionsQuery(modelId);
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <div className={ui.stack16}>
      <Loaded
        answer={versions}
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={ui.muted}>No versions yet. Save the model to create one.</p>}
      >
        {(all) => (
          <RuledTable className={styles.money}>
            <tbody>
              {all.map(({ id, number, created_at }) => (
                <tr key={id}>
                  <th scope="row">Version {number}</th>
                  <td>{formatDateTime(created_at)}</td>
                  <td>
                    <PlainButton
                      variant="minimal"
                      aria-pressed={number === compared}
                      aria-label={`Compare version ${number}`}
                      onClick={() => setCompared(number === compared ? null : number)}
                    >
                      Compare
                    </PlainButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </RuledTable>
        )}
      </Loaded>
      {compared !== null && (
        <Compared key={compared} modelId={modelId} number={compared} base={base} editor={editor} />
      )}
    </div>
  );
}

function Compared({ modelId, number, base, editor }: VersionsProps & { readonly number: number }) {
  const version = useGetVersionQuery({ modelId, number });
  return (
    <Loaded answer={version} waiting={<Skeleton height="12rem" />}>
      {(found) => {
        const parsed = scenariosSchema.safeParse(found?.scenarios);
        if (!parsed.success) return <p>This version can't be read.</p>;
        const named = parsed.data.map((scenario) => ({
          ...scenario,
          id: `${number}-${scenario.id}`,
          name: `${scenario.name}, version ${number}`,
        }));
        return (
          <>
            <Compare scenarios={[...editor.scenarios, ...named]} />
            {number !== base && (
              <PlainButton onClick={() => editor.replace(parsed.data)}>
                Bring back version {number}
              </PlainButton>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
