import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { formatDirectoryCount } from '../../../ui/directory/directoryPage.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { sortsOf } from '../../../workbench/list/order.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { type StaffVendor, VENDOR_COLUMNS, VENDOR_FILTERS, VENDOR_VIEWS } from './staffVendor.ts';
import {
  staffVendorsApi,
  useFeatureVendorMutation,
  useListStaffVendorsInfiniteQuery,
} from './staffVendorsApi.ts';

const SORTS = sortsOf(VENDOR_COLUMNS);

export interface StaffVendorsProps {
  /** Other lists, shown beside this list's views. */
  readonly besides: ReactNode;
}

/** Staff list of all vendors: pending reviews, expired credentials, and featured vendors. */
export default function StaffVendors({ besides }: StaffVendorsProps) {
  const searching = useListSearch({ fields: VENDOR_FILTERS, sorts: SORTS });
  const { search } = searching;
  const dispatch = useAppDispatch();
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const list = useListStaffVendorsInfiniteQuery(search);
  const [feature] = useFeatureVendorMutation();
  const to =
    (featured: boolean) =>
    ({ id }: StaffVendor) =>
      feature({ id, featured });
  const onTakeAway = useTeamExport('vendors');
  return (
    <WorkList
      file="vendors"
      onTakeAway={onTakeAway}
      kind="vendors"
      columns={VENDOR_COLUMNS}
      searching={searching}
      finds="Search by company, specialty, or keyword"
      sortedBy="name"
      list={list}
      summary={formatDirectoryCount(list.data?.pages[0]?.count ?? undefined, 'vendor', 'vendors')}
      nameOf={(row) => row.company_name}
      linkOf={(id) => linkTo('vendor', { vendorId: id })}
      builtIn={VENDOR_VIEWS}
      besides={besides}
      readPage={(after) =>
        dispatch(
          staffVendorsApi.endpoints.readStaffVendors.initiate(
            { search, after },
            { subscribe: false },
          ),
        ).unwrap()
      }
      bulk={(rows, selection) =>
        isAdmin &&
        ([true, false] as const).map((featured) => (
          <BulkAction
            key={String(featured)}
            label={featured ? 'Feature' : 'Unfeature'}
            rows={rows.filter((row) => row.featured !== featured)}
            run={to(featured)}
            undo={to(!featured)}
            said={(count) =>
              `${count === 1 ? '1 vendor' : `${count} vendors`} ${featured ? 'featured' : 'not featured'}`
            }
            onDone={selection.clear}
          />
        ))
      }
      nothing={
        searching.isNarrowed ? (
          <EmptyState
            title="No vendors match"
            action={<Button onClick={searching.clear}>Clear filters</Button>}
          >
            No results match your search and filters.
          </EmptyState>
        ) : (
          <EmptyState title="No vendors yet">
            Vendors appear here when they create a service profile.
          </EmptyState>
        )
      }
    />
  );
}
