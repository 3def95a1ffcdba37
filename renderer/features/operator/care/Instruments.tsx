import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { usePositions } from '../usePositions.ts';
import styles from './Care.module.css';
import { useInstrumentsQuery, usePublishInstrumentMutation } from './careApi.ts';
import type { Instrument } from './careShapes.ts';
import { InstrumentDialog } from './InstrumentDialog.tsx';
import { highestScore } from './instrumentText.ts';

interface Edited {
  /** The draft to change, or the version that a new one starts from; null for a new instrument. */
  readonly base: Instrument | null;
}

/** The assessment instruments of a community, with all versions. */
export function Instruments({ communityId }: { readonly communityId: string }) {
  const query = useInstrumentsQuery(communityId);
  const { canAdd } = usePositions(communityId);
  const [publish] = usePublishInstrumentMutation();
  const [edited, setEdited] = useState<Edited | null>(null);
  const canWrite = canAdd('care_instruments');
  const add = canWrite && (
    <Button size="small" onClick={() => setEdited({ base: null })}>
      New instrument
    </Button>
  );
  return (
    <div className={ui.stack12}>
      {canWrite && <div className={styles.bar}>{add}</div>}
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={<EmptyState title="No instruments yet">Add one to assess residents.</EmptyState>}
      >
        {(instruments) => (
          <ScrollTable
            label="Instruments"
            columns={[
              'Instrument',
              'Version',
              'Questions',
              'Highest score',
              'Levels',
              'Status',
              ...(canWrite ? [{ hidden: 'Actions' }] : []),
            ]}
            className={operator.table}
          >
            {instruments.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.name}</th>
                <td>{one.version}</td>
                <td>{one.sections.flatMap(({ questions }) => questions).length}</td>
                <td>{highestScore(one)}</td>
                <td>{one.levels.map(({ label, from }) => `${label} from ${from}`).join(', ')}</td>
                <td>
                  {one.published_at === null ? 'Draft' : `Published ${formatDay(one.published_at)}`}
                </td>
                {canWrite && (
                  <td>
                    <div className={ui.row}>
                      <Button
                        size="small"
                        variant="minimal"
                        onClick={() => setEdited({ base: one })}
                      >
                        {one.published_at === null ? 'Edit draft' : 'New version'}
                      </Button>
                      {one.published_at === null && (
                        <Button size="small" variant="minimal" onClick={() => void publish(one.id)}>
                          Publish
                        </Button>
                      )}
                    </div>
                  </td>
                )}
              </tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
      {edited !== null && (
        <InstrumentDialog
          communityId={communityId}
          base={edited.base}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
