import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { ListSearching } from '../../../workbench/list/useListSearch.ts';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { tradeName } from './ProjectFacts.tsx';
import styles from './Quoting.module.css';

export interface EmptyStateCopy {
  /** Empty state of the default view. */
  readonly waiting: string;
  readonly none: string;
  /** Label of the link to all requests. */
  readonly all: string;
  /** True for quotes, which start as leads. */
  readonly isOfQuotes: boolean;
}

interface NoRequestsProps {
  readonly words: EmptyStateCopy;
  readonly searching: ListSearching;
}

/** Explains an empty list: what the profile lacks, or how clients find the vendor. */
export function NoRequests({ words, searching }: NoRequestsProps) {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  const { isBase, isNarrowed, clear } = searching;
  const showAll = <PlainButton onClick={clear}>{words.all}</PlainButton>;
  if (isNarrowed && !isBase) {
    return (
      <EmptyState title="No results" action={showAll}>
        No results match your filters.
      </EmptyState>
    );
  }
  return (
    <Loaded answer={query} waiting={<Skeleton height="8rem" />} nothing={<NoProfile />}>
      {(vendor) => {
        if (vendor === null) return null;
        if (vendor.verification_status !== 'verified') {
          return <NotVerified isWaiting={vendor.verification_status === 'pending'} />;
        }
        if (vendor.availability_status === 'unavailable') return <Booked />;
        return (
          <EmptyState
            title={isBase ? words.waiting : words.none}
            action={
              <div className={styles.ways}>
                {isBase && showAll}
                {words.isOfQuotes ? (
                  <LinkButton to="vendorLeads">View leads</LinkButton>
                ) : (
                  <>
                    <LinkButton to="vendorOnboarding">Your profile</LinkButton>
                    <LinkButton to="vendorCredentials">Credentials</LinkButton>
                  </>
                )}
              </div>
            }
          >
            {words.isOfQuotes
              ? 'Your quotes appear here until the client decides.'
              : `Clients looking for ${tradeName(vendor.category).toLowerCase()} in ${placesText(vendor.states)} find you, also by specialty. Keep your credentials current, because you get no requests after one lapses.`}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

export const NoProfile = () => (
  <EmptyState
    title="Create your profile to get requests"
    action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
  >
    Requests arrive once our team has verified your profile.
  </EmptyState>
);

const NotVerified = ({ isWaiting }: { readonly isWaiting: boolean }) => (
  <EmptyState
    title="Your profile is not verified yet"
    action={<LinkButton to="vendorOnboarding">View profile</LinkButton>}
  >
    {isWaiting
      ? 'Requests arrive once our team has verified your profile and documents.'
      : "Requests arrive once you're verified. Correct your profile to have it reviewed again."}
  </EmptyState>
);

const Booked = () => (
  <EmptyState
    title="You're not accepting requests"
    action={<LinkButton to="vendorOnboarding">Change availability</LinkButton>}
  >
    Your profile says you're booked. Change your availability to get requests.
  </EmptyState>
);
