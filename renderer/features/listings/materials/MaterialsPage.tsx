import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { MaterialVersions } from './MaterialVersions.tsx';
import type { ListingMaterials, MaterialKind } from './materials.ts';
import { useMyMaterialsQuery } from './materialsApi.ts';

const nameOf = ({ name }: ListingMaterials): string => name;

function stateOf(listing: ListingMaterials, kind: MaterialKind) {
  const [newest] = listing[kind];
  if (newest === undefined) return { label: 'Not made', intent: 'none' as const };
  const isOld = kind === 'teaser' ? listing.is_teaser_old : listing.is_memorandum_old;
  return {
    label: `v${newest.version}, ${isOld ? 'outdated' : 'current'}`,
    intent: isOld ? ('warning' as const) : ('success' as const),
  };
}

const sentOf = ({ teaser, memorandum }: ListingMaterials) =>
  [...teaser, ...memorandum].flatMap(({ sent }) => sent);

/** The time a material was last opened by a recipient or reader. */
const lastOpened = ({ teaser, memorandum }: ListingMaterials): string | null =>
  [...teaser, ...memorandum]
    .flatMap(({ sent, opened }) => [
      ...sent.map(({ opened_at: at }) => at),
      ...opened.map(({ last_at: at }) => at),
    ])
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

const COLUMNS: readonly Column<ListingMaterials>[] = [
  { id: 'community', label: 'Community', type: 'text', value: nameOf, width: 14 },
  {
    id: 'location',
    label: 'Location',
    type: 'text',
    value: ({ location }) => location,
    width: 11,
    card: 'line',
  },
  {
    id: 'teaser',
    label: 'Teaser',
    type: 'state',
    value: (row) => stateOf(row, 'teaser'),
    width: 9,
    card: 'side',
  },
  {
    id: 'memorandum',
    label: 'Memorandum',
    type: 'state',
    value: (row) => stateOf(row, 'memorandum'),
    width: 9,
  },
  { id: 'sent', label: 'Sent', type: 'number', value: (row) => sentOf(row).length, width: 5 },
  {
    id: 'unopened',
    label: 'Not opened',
    type: 'number',
    value: (row) => sentOf(row).filter(({ opened_at: at }) => at === null).length,
    width: 6,
  },
  { id: 'opened', label: 'Last opened', type: 'date', value: lastOpened, width: 7 },
  {
    id: 'role',
    label: 'Role',
    type: 'text',
    value: ({ is_own: isOwn }) => (isOwn ? 'Listing broker' : 'Co-broker'),
    width: 8,
    isHidden: true,
  },
];

/** Materials of each community, with the versions and readers of the open one. */
export function Component() {
  const query = useMyMaterialsQuery();
  const navigate = useNavigate();
  return (
    <LocalList
      kind="materials"
      noun={['community', 'communities']}
      answer={query}
      columns={COLUMNS}
      sortedBy="-sent"
      nameOf={nameOf}
      nothing={
        <EmptyState
          title="No listings yet"
          action={<LinkButton to="submitListing">List a community</LinkButton>}
        >
          Create a teaser and memorandum for each community you list or co-broker.
        </EmptyState>
      }
      panel={(listing, { to, closed }) => (
        <RecordPanel
          title={listing.name}
          isLoading={false}
          isBusy={query.isFetching}
          to={to}
          subtitle={
            <>
              {listing.location}
              {listing.is_confidential && ' · confidential'}
              {!listing.is_live && ' · not on the market'}
              {!listing.is_own && ' · as co-broker'}
            </>
          }
          onClose={() => void navigate(closed, { replace: true })}
        >
          <MaterialVersions kind="teaser" listing={listing} />
          <MaterialVersions kind="memorandum" listing={listing} />
        </RecordPanel>
      )}
    />
  );
}
