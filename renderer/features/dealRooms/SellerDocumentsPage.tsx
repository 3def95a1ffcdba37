import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { RoomsTable } from './RoomsTable.tsx';
import { useListRoomsQuery } from './roomsApi.ts';

/** The rooms into which a seller puts the documents of their sales. */
export function Component() {
  const answer = useListRoomsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={answer} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const rooms = all.filter(({ side }) => side === 'seller' || side === 'team');
          return rooms.length === 0 ? (
            <EmptyState title="No room for documents yet">
              Once your broker opens the deal room of your sale and lets you in by the e-mail
              address of this account, you add its documents there, folder by folder.
            </EmptyState>
          ) : (
            <RoomsTable rooms={rooms} />
          );
        }}
      </Loaded>
    </Page>
  );
}
