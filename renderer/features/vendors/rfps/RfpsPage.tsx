import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { getNextCursor } from '../../../ui/list/paging.ts';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { type ListSearching, useListSearch } from '../../../workbench/list/useListSearch.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import styles from './Rfps.module.css';
import {
  RFP_COLUMNS,
  RFP_FILTERS,
  RFP_VIEWS,
  VENDOR_RFP_COLUMNS,
  VENDOR_RFP_FILTERS,
  VENDOR_RFP_VIEWS,
} from './rfpColumns.tsx';
import type { RfpSummary } from './rfps.ts';
import {
  rfpsApi,
  useListRfpsInfiniteQuery,
  useListVendorRfpsInfiniteQuery,
  useRfpSummaryQuery,
} from './rfpsApi.ts';
import { TaxTotals } from './TaxTotals.tsx';

const NO_SORTS: readonly string[] = [];
const BESIDES = ['side'];

/** RFPs that the user's team issued, and those that their company can bid on. */
export function Component() {
  const query = useRfpSummaryQuery();
  const { params } = useUrlSearch();
  return (
    <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
      {(summary) => {
        if (summary === null) return null;
        const isVendor = summary.is_vendor && params.get('side') !== 'issued';
        return isVendor ? <Received summary={summary} /> : <Issued summary={summary} />;
      }}
    </Loaded>
  );
}

const openRfp = (id: string) => linkTo('rfpDetail', { rfpId: id });

/** Vendors who also issue RFPs switch between both lists. */
const sidesOf = ({ is_vendor: isVendor, stages }: RfpSummary, here: 'issued' | 'received') =>
  isVendor && Object.keys(stages).length > 0 ? (
    <PageTabs
      of="rfpDashboard"
      views={[
        { label: 'To bid on', isHere: here === 'received' },
        { label: 'Issued', query: { side: 'issued' }, isHere: here === 'issued' },
      ]}
    />
  ) : undefined;

function DueNext({ due }: Pick<RfpSummary, 'due'>) {
  if (due.length === 0) return null;
  return (
    <section className={styles.due} aria-label="Due next">
      <h2>Due next</h2>
      <ul>
        {due.map(({ id, title, what, at }) => (
          <li key={`${id} ${what}`}>
            <Link to={openRfp(id)}>{title}</Link>
            <span>
              {what} {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListProps {
  readonly summary: RfpSummary;
}

function Issued({ summary }: ListProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const searching = useListSearch({ fields: RFP_FILTERS, sorts: NO_SORTS, besides: BESIDES });
  const { search } = searching;
  const list = usePages(useListRfpsInfiniteQuery(search));

  async function readPage(after: string | null) {
    const rows = await dispatch(
      rfpsApi.endpoints.readRfps.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
    return { rows, next: getNextCursor(rows, ADMIN_EXPORT_PAGE_SIZE) };
  }
  const button = (size: 'small' | 'medium') => (
    <LinkButton to="rfpForm" size={size} intent="primary">
      New RFP
    </LinkButton>
  );
  return (
    <WorkList
      file="rfps"
      kind="rfps"
      columns={RFP_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'RFP', 'RFPs')}
      nameOf={({ title }) => title}
      linkOf={openRfp}
      builtIn={RFP_VIEWS}
      besides={sidesOf(summary, 'issued')}
      readPage={readPage}
      onCreate={() => void navigate(linkTo('rfpForm'))}
      primary={
        <>
          {(summary.stages.contracted ?? 0) + (summary.stages.completed ?? 0) > 0 && <TaxButton />}
          {button('small')}
        </>
      }
      above={<DueNext due={summary.due} />}
      nothing={
        searching.isNarrowed ? (
          <NoMatch searching={searching} />
        ) : (
          <EmptyState title="No RFPs yet" action={button('medium')}>
            Describe the work, invite vendors to send sealed bids, and score them with your team.
          </EmptyState>
        )
      }
    />
  );
}

function TaxButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton size="small" onClick={() => setOpen(true)}>
        1099 totals
      </PlainButton>
      {isOpen && <TaxTotals onClose={() => setOpen(false)} />}
    </>
  );
}

function Received({ summary }: ListProps) {
  const dispatch = useAppDispatch();
  const searching = useListSearch({ fields: VENDOR_RFP_FILTERS, sorts: NO_SORTS });
  const { search } = searching;
  const list = usePages(useListVendorRfpsInfiniteQuery(search));

  async function readPage(after: string | null) {
    const rows = await dispatch(
      rfpsApi.endpoints.readVendorRfps.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
    return { rows, next: getNextCursor(rows, ADMIN_EXPORT_PAGE_SIZE) };
  }
  return (
    <WorkList
      file="rfps"
      kind="vendor_rfps"
      columns={VENDOR_RFP_COLUMNS}
      searching={searching}
      sortedBy=""
      list={list}
      summary={countLoaded(list, 'RFP', 'RFPs')}
      nameOf={({ title }) => title}
      linkOf={openRfp}
      builtIn={VENDOR_RFP_VIEWS}
      besides={sidesOf(summary, 'received')}
      readPage={readPage}
      above={<DueNext due={summary.due} />}
      nothing={
        searching.isNarrowed ? (
          <NoMatch searching={searching} />
        ) : (
          <EmptyState
            title="No RFPs yet"
            action={<LinkButton to="vendorOnboarding">Edit profile</LinkButton>}
          >
            RFPs for your trade and states appear here, and those you are invited to.
          </EmptyState>
        )
      }
    />
  );
}

const NoMatch = ({ searching }: { readonly searching: ListSearching }) => (
  <EmptyState
    title="No RFPs found"
    action={<PlainButton onClick={searching.clear}>All RFPs</PlainButton>}
  >
    No results match your filters.
  </EmptyState>
);
