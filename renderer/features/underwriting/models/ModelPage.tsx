import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { deal } from '#shared/records/nouns/deal.ts';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { createAssumptions, scenariosSchema } from '#shared/underwriting/assumptions.ts';
import {
  type Prefilled,
  prefillFromListing,
  prefillFromPrice,
} from '#shared/underwriting/prefill.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { ModelWorkspace } from './ModelWorkspace.tsx';
import { useGetVersionQuery, useListingOfModelQuery } from './underwritingApi.ts';

const headOf = (row: RecordRow) => ({ title: getRecordName(underwritingModel, row) });
const waiting = <Skeleton height="32rem" />;

/** One underwriting model: assumptions, results, cash flow, sensitivity, and scenarios. */
export function Component() {
  const { id = '' } = useParams();
  const isKnown = isId(id);
  const record = useReadRecordQuery({ noun: underwritingModel, id }, { skip: !isKnown });
  useRecordHead(isKnown ? record.currentData : undefined, headOf);
  if (!isKnown || record.currentData === null) {
    return (
      <NotFoundMessage title="Model not found" to="financialAnalysis" button="All models">
        It was deleted or isn't shared with you.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={record} waiting={waiting}>
        {(row) => row && <Opened key={id} row={row} />}
      </Loaded>
    </Page>
  );
}

/** Opens the latest version, or starts from the listing or deal if nothing is saved. */
function Opened({ row }: { readonly row: RecordRow }) {
  const { session } = useAuth();
  const saved = Number(getFieldValue(row, 'saved_version') ?? 0);
  if (session === null) return null;
  return saved === 0 ? (
    <NewModel row={row} userId={session.userId} />
  ) : (
    <SavedModel row={row} number={saved} userId={session.userId} />
  );
}

interface ModelProps {
  readonly row: RecordRow;
  readonly userId: string;
}

function SavedModel({ row, number, userId }: ModelProps & { readonly number: number }) {
  const version = useGetVersionQuery({ modelId: row.id, number });
  return (
    <Loaded answer={version} waiting={waiting}>
      {(found) => (
        <Version row={row} userId={userId} number={number} scenarios={found?.scenarios} />
      )}
    </Loaded>
  );
}

interface VersionProps extends ModelProps {
  readonly number: number;
  readonly scenarios: unknown;
}

function Version({ row, userId, number, scenarios }: VersionProps) {
  const parsed = useMemo(() => scenariosSchema.safeParse(scenarios), [scenarios]);
  return parsed.success ? (
    <ModelWorkspace row={row} userId={userId} base={number} saved={parsed.data} />
  ) : (
    <EmptyState title="This version can't be read">
      It was saved by a newer version of the app. Reload the page, then try again.
    </EmptyState>
  );
}

function NewModel(props: ModelProps) {
  const listingId = getFieldValue(props.row, 'listing_id');
  const dealId = getFieldValue(props.row, 'deal_id');
  if (typeof listingId === 'string') return <FromListing {...props} listingId={listingId} />;
  if (typeof dealId === 'string') return <FromDeal {...props} dealId={dealId} />;
  return <Start {...props} prefilled={null} />;
}

function FromListing({ listingId, ...props }: ModelProps & { readonly listingId: string }) {
  const listing = useListingOfModelQuery(listingId);
  const found = listing.currentData;
  const prefilled = useMemo(
    () => (found ? prefillFromListing(found, 'Listing', new Date()) : null),
    [found],
  );
  return (
    <Loaded answer={listing} waiting={waiting}>
      {() => <Start {...props} prefilled={prefilled} />}
    </Loaded>
  );
}

function FromDeal({ dealId, ...props }: ModelProps & { readonly dealId: string }) {
  const record = useReadRecordQuery({ noun: deal, id: dealId });
  const price = record.currentData ? getFieldValue(record.currentData, 'price') : null;
  const listingId = record.currentData ? getFieldValue(record.currentData, 'listing_id') : null;
  const prefilled = useMemo(
    () => prefillFromPrice(typeof price === 'number' ? price : null, 'Deal', new Date()),
    [price],
  );
  return (
    <Loaded answer={record} waiting={waiting}>
      {() =>
        typeof listingId === 'string' ? (
          <FromListing {...props} listingId={listingId} />
        ) : (
          <Start {...props} prefilled={prefilled} />
        )
      }
    </Loaded>
  );
}

function Start({ row, userId, prefilled }: ModelProps & { readonly prefilled: Prefilled | null }) {
  const saved = useMemo(
    () => [
      {
        id: 'base',
        name: 'Base case',
        assumptions: prefilled?.assumptions ?? createAssumptions(new Date()),
      },
    ],
    [prefilled],
  );
  return (
    <ModelWorkspace
      row={row}
      userId={userId}
      base={0}
      saved={saved}
      prefilled={prefilled ?? undefined}
    />
  );
}
