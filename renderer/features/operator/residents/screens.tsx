import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labelOf, RESIDENT_STATUSES } from '#shared/operator/residents.ts';
import { resident } from '#shared/records/nouns/resident.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import { NounList } from '../../../workbench/list/NounList.tsx';
import { RecordAside } from '../../../workbench/record/RecordPanel.tsx';
import { ImportAction } from '../imports/index.ts';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import styles from '../Operator.module.css';
import { useMyPositionsQuery, useMyResidentsQuery } from '../operatorApi.ts';
import { ResidentPhoto } from './ResidentPhoto.tsx';
import { ResidentRecord } from './ResidentRecord.tsx';

const LIMITED = ['caregiver', 'family'];

/** Residents: all of a community, or those in the user's care. */
function Residents() {
  const query = useMyPositionsQuery();
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {(positions) =>
        positions.length > 0 && positions.every(({ position }) => LIMITED.includes(position)) ? (
          <MyResidents />
        ) : (
          <AllResidents canAdd={positions.some(({ adds }) => adds.includes('residents'))} />
        )
      }
    </Loaded>
  );
}

const photoOf = (row: RecordRow) => {
  const path = getFieldValue(row, 'photo_path');
  return (
    <ResidentPhoto
      name={String(getFieldValue(row, 'name'))}
      path={typeof path === 'string' ? path : null}
    />
  );
};

function AllResidents({ canAdd }: { readonly canAdd: boolean }) {
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const add = canAdd && (
    <Button intent="primary" size="small" onClick={() => setNew(true)}>
      New resident
    </Button>
  );
  return (
    <>
      <NounList
        noun={resident}
        tools={
          <>
            <ImportAction of="residents" />
            <ImportAction of="contacts" />
          </>
        }
        primary={add}
        {...(canAdd && { onCreate: () => setNew(true) })}
        before={photoOf}
        nothing={
          <EmptyWithoutCommunities>
            <EmptyState title="No residents yet" action={add || undefined}>
              Add a resident, then record the move-in.
            </EmptyState>
          </EmptyWithoutCommunities>
        }
        panel={(id, { close }) => (
          <RecordAside label="Open resident">
            <ResidentRecord key={id} id={id} place="panel" onClose={close} />
          </RecordAside>
        )}
      />
      {isNew && (
        <RecordDialog
          noun={resident}
          row={null}
          onClose={() => setNew(false)}
          onSaved={({ id }) => void navigate(linkTo('operatorResident', { id }))}
        />
      )}
    </>
  );
}

function MyResidents() {
  const query = useMyResidentsQuery();
  return (
    <Page>
      <PageHeader title="My residents" />
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No residents right now">
            Residents appear here during your shift, or when they share something with you.
          </EmptyState>
        }
      >
        {(residents) => (
          <ScrollTable
            label="My residents"
            columns={['Resident', 'Unit', 'Status', 'Community']}
            className={styles.table}
          >
            {residents.map(({ id, name, preferred_name, unit, status, community, photo_path }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={ui.line}>
                    <ResidentPhoto name={name} path={photo_path} />
                    <span>
                      <Link to={linkTo('operatorResident', { id })}>{name}</Link>
                      {preferred_name !== null && (
                        <span className={ui.caption}> “{preferred_name}”</span>
                      )}
                    </span>
                  </span>
                </th>
                <td>{unit ?? '—'}</td>
                <td>{labelOf(RESIDENT_STATUSES, status)}</td>
                <td>{community}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
    </Page>
  );
}

export const list = { Component: Residents };
