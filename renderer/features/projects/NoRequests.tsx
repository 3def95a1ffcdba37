import { useAuth } from '../../core/session/index.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { placesText } from '../../kit/directory/directoryPage.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import type { ListSearching } from '../../kit/work/list/useListSearch.ts';
import { useGetMyVendorQuery } from '../vendors/index.ts';
import { tradeName } from './ProjectFacts.tsx';
import styles from './Quoting.module.css';

export interface EmptyWords {
  /** Where nothing is in what the list begins with. */
  readonly waiting: string;
  readonly none: string;
  /** The way to all of them. */
  readonly all: string;
  /** What is listed here begins among the leads. */
  readonly isOfQuotes: boolean;
}

interface NoRequestsProps {
  readonly words: EmptyWords;
  readonly searching: ListSearching;
}

/** Why nothing is here: what a profile lacks, or how one is found. */
export function NoRequests({ words, searching }: NoRequestsProps) {
  const { session } = useAuth();
  const answer = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  const { isBase, isNarrowed, clear } = searching;
  const showAll = <PlainButton onClick={clear}>{words.all}</PlainButton>;
  if (isNarrowed && !isBase) {
    return (
      <EmptyState title="Nothing here" action={showAll}>
        None is as the filters say.
      </EmptyState>
    );
  }
  return (
    <Loaded answer={answer} waiting={<Skeleton height="8rem" />} nothing={<NoProfile />}>
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
                  <LinkButton to="vendorLeads">Open leads</LinkButton>
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
              ? 'What you quote stands here until they have decided.'
              : `Whoever looks for ${tradeName(vendor.category).toLowerCase()} in ${placesText(vendor.states)} finds you, by your specialties too. Keep your credentials in force: once one lapses, nobody can ask you.`}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

export const NoProfile = () => (
  <EmptyState
    title="Requests belong to a profile"
    action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
  >
    Make the profile first. Requests come once the team has verified it.
  </EmptyState>
);

const NotVerified = ({ isWaiting }: { readonly isWaiting: boolean }) => (
  <EmptyState
    title="Your profile is not verified yet"
    action={<LinkButton to="vendorOnboarding">Open your profile</LinkButton>}
  >
    {isWaiting
      ? 'Requests come once the team has verified it. They look at your profile and your papers.'
      : 'Requests come once the team has verified it. Correct the profile to have it looked at again.'}
  </EmptyState>
);

const Booked = () => (
  <EmptyState
    title="Nobody can ask you now"
    action={<LinkButton to="vendorOnboarding">Change availability</LinkButton>}
  >
    Your profile says that you are booked. Requests come once it says that you take new work.
  </EmptyState>
);
