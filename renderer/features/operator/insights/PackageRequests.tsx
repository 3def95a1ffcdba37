import { Button } from '@blueprintjs/core';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  type BuyerPackageRequest,
  useBuyerPackagesQuery,
  useRequestBuyerPackageMutation,
  useWithdrawBuyerPackageMutation,
} from '../../../workbench/data/buyerPackagesApi.ts';
import operator from '../Operator.module.css';
import styles from './Insights.module.css';

const STATES: Readonly<Record<BuyerPackageRequest['status'], string>> = {
  pending: 'Waiting for the listing owner',
  approved: 'Placed in the deal room',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Sends today's figures to the owner of the community's listing, and shows what became of earlier requests. */
export function PackageRequests({ communityId }: { readonly communityId: string }) {
  const query = useBuyerPackagesQuery(communityId);
  const [send, { isLoading, error }] = useRequestBuyerPackageMutation();
  const [withdraw, { isLoading: isWithdrawing, error: withdrawError }] =
    useWithdrawBuyerPackageMutation();
  const request = useRequestId();
  const start = async () => {
    const answer = await send({ id: request.idOf(communityId), communityId });
    if (answer.error === undefined) request.forget();
  };
  return (
    <section aria-label="For the listing" className={ui.stack8}>
      <div className={ui.actions12}>
        <h2 className={styles.title}>For the listing</h2>
        <span className={ui.caption}>
          Documents for a deal room or the listing, after its owner approves
        </span>
        <span className={styles.end}>
          <Button intent="primary" size="small" loading={isLoading} onClick={() => void start()}>
            Send to listing owner
          </Button>
        </span>
      </div>
      {error !== undefined && <ServerError title="Not sent" error={error} />}
      {withdrawError !== undefined && <ServerError title="Not withdrawn" error={withdrawError} />}
      <Loaded answer={query} waiting={<Skeleton height="3rem" />} keepsLast>
        {(packages) =>
          packages.length > 0 && (
            <div className={ui.scroll}>
              <table className={operator.table} aria-label="Requests">
                <thead>
                  <tr>
                    <th scope="col">Figures of</th>
                    <th scope="col">Requested</th>
                    <th scope="col">Status</th>
                    <th scope="col" className={operator.number}>
                      Rent roll a month
                    </th>
                    <th scope="col" className={operator.number}>
                      T-12 revenue
                    </th>
                    <th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {packages.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">{formatCalendarDay(one.day)}</th>
                      <td>
                        {formatDay(one.requested_at)}
                        <span className={ui.subline}>{one.requested_by}</span>
                      </td>
                      <td>
                        {one.is_in_listing
                          ? "Placed in the listing's documents"
                          : STATES[one.status]}
                        <span className={ui.subline}>{one.answered_by}</span>
                      </td>
                      <td className={operator.number}>{formatCents(one.monthly_cents)}</td>
                      <td className={operator.number}>{formatCents(one.revenue_cents)}</td>
                      <td className={operator.number}>
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
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
