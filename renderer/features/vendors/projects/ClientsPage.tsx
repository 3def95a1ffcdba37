import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { ClientPanel } from './ClientPanel.tsx';
import { CLIENT_COLUMNS, CLIENT_PARAM } from './clientColumns.ts';
import { clientName } from './clients.ts';
import { NoProfile } from './NoRequests.tsx';
import { useListClientsInfiniteQuery, vendorDeskApi } from './vendorDeskApi.ts';

const NONE: readonly never[] = [];

/** Clients who accepted one of the vendor's quotes. */
export function Component() {
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields: NONE, sorts: NONE, openAs: CLIENT_PARAM });
  const { open } = searching;
  const list = usePages(useListClientsInfiniteQuery());

  async function readPage(after: string | null) {
    const rows = await dispatch(
      vendorDeskApi.endpoints.readClients.initiate(after, { subscribe: false }),
    ).unwrap();
    return { rows, next: getNextCursor(rows, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file="clients"
      kind="vendor_clients"
      columns={CLIENT_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'client', 'clients')}
      nameOf={clientName}
      readPage={readPage}
      nothing={<Nothing />}
      panel={open !== null && <ClientPanel key={open} id={open} />}
    />
  );
}

function Nothing() {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  return (
    <Loaded answer={query} waiting={<Skeleton height="8rem" />} nothing={<NoProfile />}>
      {(vendor) =>
        vendor !== null && (
          <EmptyState
            title="No clients yet"
            action={<LinkButton to="vendorLeads">View leads</LinkButton>}
          >
            Clients appear here with their contact details when they accept your quote.
          </EmptyState>
        )
      }
    </Loaded>
  );
}
