import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  type BuyerPackageRequest,
  useBuyerPackagesQuery,
  useRequestBuyerPackageMutation,
  useStartListingDraftMutation,
  useWithdrawBuyerPackageMutation,
} from '../../../workbench/data/buyerPackagesApi.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';

const STATES: Readonly<Record<BuyerPackageRequest['status'], string>> = {
  pending: 'Waiting for the listing owner',
  approved: 'Placed in the deal room',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const stateOf = ({ status, is_in_listing, is_in_draft }: BuyerPackageRequest): string => {
  if (is_in_listing) return "Placed in the listing's documents";
  return status === 'pending' && is_in_draft ? 'In a listing draft' : STATES[status];
};

/** Sends today's figures to the owner of the community's listing or starts a listing draft, and lists earlier requests. */
export function PackageRequests({ communityId }: { readonly communityId: string }) {
  const navigate = useNavigate();
  const query = useBuyerPackagesQuery(communityId);
  const [send, sent] = useRequestBuyerPackageMutation();
  const [start, started] = useStartListingDraftMutation();
  const [withdraw, { isLoading: isWithdrawing, error: withdrawError }] =
    useWithdrawBuyerPackageMutation();
  const request = useRequestId();
  const hasListing = query.data?.has_listing;
  const act = async () => {
    const body = { id: request.idOf(communityId), communityId };
    const { data, error } = await (hasListing === true ? send(body) : start(body));
    if (error !== undefined) return;
    request.forget();
    const draft = data?.draft_id ?? null;
    if (draft !== null) void navigate(linkTo('submitListing', {}, { draft }));
  };
  const error = sent.error ?? started.error;
  return (
    <section aria-label="For the listing" className={ui.stack8}>
      <div className={ui.actions12}>
        <h2 className={ui.smallHeading}>For the listing</h2>
        <span className={ui.caption}>
          {hasListing === false
            ? 'A draft with size, occupancy, rates, and NOI. The documents follow its listing.'
            : 'Documents for a deal room or the listing, after its owner approves'}
        </span>
        <span className={ui.end}>
          <Button
            intent="primary"
            size="small"
            disabled={hasListing === undefined}
            loading={sent.isLoading || started.isLoading}
            onClick={() => void act()}
          >
            {hasListing === false ? 'Start listing draft' : 'Send to listing owner'}
          </Button>
        </span>
      </div>
      {error !== undefined && (
        <ServerError title={hasListing === true ? 'Not sent' : 'Not started'} error={error} />
      )}
      {withdrawError !== undefined && <ServerError title="Not withdrawn" error={withdrawError} />}
      <Loaded answer={query} waiting={<Skeleton height="3rem" />} keepsLast>
        {({ packages }) =>
          packages.length > 0 && (
            <OperatorTable
              label="Requests"
              columns={[
                'Figures of',
                'Requested',
                'Status',
                { number: 'Rent roll a month' },
                { number: 'T-12 revenue' },
                { hidden: 'Actions' },
              ]}
            >
              {packages.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{formatDay(one.day)}</th>
                  <td data-label="Requested">
                    {formatDay(one.requested_at)}
                    <span className={ui.subline}>{one.requested_by}</span>
                  </td>
                  <td>
                    {stateOf(one)}
                    <span className={ui.subline}>{one.answered_by}</span>
                  </td>
                  <td className={operator.number} data-label="Rent roll a month">
                    {formatCents(one.monthly_cents)}
                  </td>
                  <td className={operator.number} data-label="T-12 revenue">
                    {formatCents(one.revenue_cents)}
                  </td>
                  <td className={operator.number}>
                    {one.draft_id !== null && (
                      <RouteLink to="submitListing" query={{ draft: one.draft_id }}>
                        Open draft
                      </RouteLink>
                    )}
                    {one.status === 'pending' && (
                      <Button
                        size="small"
                        variant="minimal"
                        loading={isWithdrawing}
                        onClick={() => void withdraw(one.id)}
                      >
                        Withdraw request
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </OperatorTable>
          )
        }
      </Loaded>
    </section>
  );
}
