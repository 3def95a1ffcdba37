import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RoomsTable } from './RoomsTable.tsx';
import { useListRoomsQuery } from './roomsApi.ts';

/** The rooms where a seller uploads documents for their sales. */
export function Component() {
  const query = useListRoomsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const rooms = all.filter(({ side }) => side === 'seller' || side === 'team');
          return rooms.length === 0 ? (
            <EmptyState title="No deal rooms yet">
              When your broker invites this account's email to a deal room, you can upload documents
              here.
            </EmptyState>
          ) : (
            <RoomsTable rooms={rooms} />
          );
        }}
      </Loaded>
    </Page>
  );
}
