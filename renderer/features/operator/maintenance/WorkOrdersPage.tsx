import { hasAdminAccess, hasVendorAccess } from '#shared/access/roles.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { CommunityOrders } from './CommunityOrders.tsx';
import { VendorOrdersScreen } from './VendorOrders.tsx';

/** Work orders: for vendors, those assigned to their company; for others, those of their communities. */
export function Component() {
  const who = useAccessContext();
  if (who === null) return null;
  const { roles, viewAs = null } = who;
  const isVendor =
    viewAs === null ? hasVendorAccess(roles) || hasAdminAccess(roles) : viewAs === 'vendor';
  if (isVendor) return <VendorOrdersScreen />;
  return (
    <CommunityScreen
      actions={(community) => (
        <LinkButton to="operatorMaintenance" query={{ community }} size="small">
          Open maintenance
        </LinkButton>
      )}
    >
      {(communityId) => <CommunityOrders key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}
