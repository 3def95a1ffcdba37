import { Fragment } from 'react';
import { residentDocument } from '#shared/records/nouns/residentDocument.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { NestedList } from '../../../workbench/nested/NestedList.tsx';
import type { OpenResident } from '../resident.ts';
import { DocumentDuties } from './DocumentDuties.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import { RESIDENT_GROUPS } from './nouns.ts';

/** The groups of a resident's record that the user's position can read. */
export function ResidentData({ resident }: { readonly resident: OpenResident }) {
  const groups = RESIDENT_GROUPS.filter(({ noun }) => resident.reads.includes(noun.kind));
  if (groups.length === 0) return <p className={ui.muted}>Your position has no data here.</p>;
  return (
    <div className={ui.stack16}>
      <h2 className="visually-hidden">Record</h2>
      {groups.map((group) => {
        const canWrite = resident.writes.includes(group.noun.kind);
        return (
          <Fragment key={group.noun.kind}>
            {group.noun === residentDocument && <DocumentDuties resident={resident} />}
            <NestedList
              noun={group.noun}
              title={group.title}
              parentId={resident.id}
              isSingle={'isSingle' in group}
              canAdd={canWrite}
              canChange={canWrite}
              {...(group.noun === residentDocument && {
                extra: {
                  label: 'File',
                  cell: (row: RecordRow) => (
                    <DocumentFile resident={resident} row={row} canWrite={canWrite} />
                  ),
                },
              })}
            />
          </Fragment>
        );
      })}
    </div>
  );
}
