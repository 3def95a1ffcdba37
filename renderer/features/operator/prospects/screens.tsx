import { Button } from '@blueprintjs/core';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { residentProspect } from '#shared/records/nouns/residentProspect.ts';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import type { FilterField } from '../../../ui/search/filters.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import {
  type ListMode,
  ListModeSwitch,
  readListMode,
} from '../../../workbench/list/ListModeSwitch.tsx';
import { NounList } from '../../../workbench/list/NounList.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { BoardScreen } from '../../../workbench/noun/BoardScreen.tsx';
import { RecordPage } from '../../../workbench/record/RecordPage.tsx';
import { RecordPanel } from '../../../workbench/record/RecordPanel.tsx';
import { getRecordNeighbors } from '../../../workbench/record/recordNeighbors.ts';
import { EmptyWithoutCommunities } from '../NoCommunities.tsx';
import { useMyPositionsQuery } from '../operatorApi.ts';
import { Conversion } from './Conversion.tsx';
import { ProspectSide } from './ProspectSide.tsx';
import styles from './Prospects.module.css';
import { Waitlist } from './Waitlist.tsx';

const MODES = [
  { name: 'list', label: 'Prospects' },
  { name: 'waitlist', label: 'Waitlist' },
  { name: 'conversion', label: 'Conversion' },
] as const satisfies readonly ListMode[];
const NO_FIELDS: readonly FilterField[] = [];

const OPEN = {
  field: 'stage',
  is: 'any_of',
  values: ['inquiry', 'tour', 'deposit', 'application'],
} as const;
const VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Open', search: { filters: [OPEN] } },
  { name: 'Applied', search: { filters: [{ ...OPEN, values: ['application'] }] } },
  { name: 'Lost', search: { filters: [{ ...OPEN, values: ['lost'] }] } },
];

/** Prospects as a list, the waitlist in order, and the conversion report. */
function Prospects() {
  const { params } = useUrlSearch();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const query = useMyPositionsQuery();
  const mode = readListMode(MODES, params);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {(positions) => {
        const canAdd = positions.some(({ adds }) => adds.includes('resident_prospects'));
        const primary = canAdd && (
          <Button intent="primary" size="small" onClick={() => setNew(true)}>
            New prospect
          </Button>
        );
        return (
          <>
            {mode === 'list' ? (
              <NounList
                noun={residentProspect}
                title="Prospects"
                builtIn={VIEWS}
                modes={<ListModeSwitch modes={MODES} />}
                primary={primary}
                {...(canAdd && { onCreate: () => setNew(true) })}
                nothing={
                  <EmptyWithoutCommunities>
                    <EmptyState title="No prospects yet" action={primary || undefined}>
                      Add people who ask about moving in.
                    </EmptyState>
                  </EmptyWithoutCommunities>
                }
                panel={(id, { known, ids, go, close }) => (
                  <RecordPanel
                    key={id}
                    noun={residentProspect}
                    id={id}
                    known={known}
                    neighbours={getRecordNeighbors(ids, id, go)}
                    isRelatedFirst
                    related={(row) => <ProspectSide row={row} />}
                    onClose={close}
                  />
                )}
              />
            ) : (
              <Reports mode={mode} primary={primary} />
            )}
            {isNew && (
              <RecordDialog
                noun={residentProspect}
                row={null}
                onClose={() => setNew(false)}
                onSaved={({ id }) => void navigate(linkTo('operatorProspect', { id }))}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface ReportsProps {
  readonly mode: 'waitlist' | 'conversion';
  readonly primary: ReactNode;
}

/** The waitlist or the conversion report of one community. */
function Reports({ mode, primary }: ReportsProps) {
  const { params, change } = useUrlSearch();
  const fieldId = useId();
  const { data: positions = [] } = useMyPositionsQuery();
  const communities = new Map(
    positions
      .filter(({ reads }) => reads.includes('resident_prospects'))
      .map(({ community_id, community }) => [community_id, community]),
  );
  const asked = params.get('community');
  const communityId =
    asked !== null && communities.has(asked) ? asked : [...communities.keys()].at(0);
  return (
    <BoardScreen
      noun={residentProspect}
      title={mode === 'waitlist' ? 'Waitlist' : 'Conversion'}
      fields={NO_FIELDS}
      sort="name"
      finds="Search prospects"
      isPlain
      modes={<ListModeSwitch modes={MODES} />}
      primary={primary}
      draw={() =>
        communityId === undefined ? (
          <EmptyState title="No community">Positions in a community open its waitlist.</EmptyState>
        ) : (
          <div className={styles.body}>
            {communities.size > 1 && (
              <div className={ui.line}>
                <label htmlFor={fieldId}>Community</label>
                <Select
                  id={fieldId}
                  value={communityId}
                  options={[...communities]}
                  onChange={({ target }) => change([['community', target.value]])}
                />
              </div>
            )}
            {mode === 'waitlist' ? (
              <Waitlist key={communityId} communityId={communityId} />
            ) : (
              <Conversion key={communityId} communityId={communityId} />
            )}
          </div>
        )
      }
      panel={() => null}
    />
  );
}

/** A prospect at its own URL. */
function Prospect() {
  const { id = '' } = useParams();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Prospect not found" to="operatorWaitlist" button="All prospects">
        This link is incomplete.
      </NotFoundMessage>
    );
  }
  return (
    <RecordPage
      key={id}
      noun={residentProspect}
      id={id}
      place="page"
      isRelatedFirst
      related={(row) => <ProspectSide row={row} />}
    />
  );
}

export const list = { Component: Prospects };
export const page = { Component: Prospect };
