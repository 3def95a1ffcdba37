import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';

/** Shown to a vendor account without a profile. */
export const NoProfile = () => (
  <EmptyState
    title="Create your profile first"
    action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
  >
    This page works with your vendor profile.
  </EmptyState>
);
