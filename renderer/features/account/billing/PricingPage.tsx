import { billingErrorMessage } from '#shared/texts/billing.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Pricing } from './Pricing.tsx';
import { parsePendingTarget } from './pendingTarget.ts';
import { useBilling } from './useBilling.ts';

/** In-app pricing page; marks the user's current plan. */
export function Component() {
  const { status, session } = useAuth();
  const { params: query } = useUrlSearch();
  const { billing, error, isFetching, refetch } = useBilling();
  const isMember = status !== 'loading' && session !== null && !session.needsCode;
  return (
    <Pricing
      position={isMember ? billing?.position : status === 'loading' ? undefined : null}
      isWaiting={status === 'loading' || (isMember && billing === undefined)}
      wanted={parsePendingTarget(query.get('wanted'))}
      notice={
        isMember &&
        error !== undefined &&
        billing === undefined && (
          <ErrorPanel
            sentence={billingErrorMessage(error)}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )
      }
    />
  );
}
