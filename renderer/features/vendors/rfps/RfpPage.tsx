import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { Rfp } from './rfps.ts';
import { useRfpQuery } from './rfpsApi.ts';
import { TeamRfpView } from './TeamRfpView.tsx';
import { VendorRfpView } from './VendorRfpView.tsx';

/** An RFP, as the issuer's team or as a bidding vendor. */
export function Component() {
  const { rfpId = '' } = useParams();
  return isId(rfpId) ? <Found key={rfpId} id={rfpId} /> : <Missing />;
}

const Missing = () => (
  <NotFoundMessage title="RFP not found" to="rfpDashboard" button="All RFPs">
    It was closed, or you don't have access.
  </NotFoundMessage>
);

function Found({ id }: { readonly id: string }) {
  const query = useRfpQuery(id);
  const headOf = useCallback(({ title }: Rfp) => ({ title }), []);
  useRecordHead(query.currentData, headOf);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} nothing={<Missing />}>
      {(rfp) => {
        if (rfp === null) return null;
        return rfp.side === 'team' ? <TeamRfpView rfp={rfp} /> : <VendorRfpView rfp={rfp} />;
      }}
    </Loaded>
  );
}
