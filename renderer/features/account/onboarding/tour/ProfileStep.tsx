import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { Account } from '../../../../session/account/index.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { useGetMyVendorQuery, VendorProfileForm } from '../../../vendors/directory/index.ts';
import {
  BrokerForm,
  ProfileForm,
  SellerForm,
  useGetMyPracticeQuery,
  useGetMySellerProfileQuery,
} from '../../profile/index.ts';
import { stepLabel } from '../onboardingState.ts';
import styles from './Tour.module.css';

interface ProfileStepProps {
  readonly account: Account;
  readonly type: string;
  readonly onNext: () => void;
  /** Leaves the form and continues the tour. */
  readonly onPass: () => void;
}

const TITLES: Readonly<Record<string, string>> = {
  broker: 'Complete Your Broker Profile',
  vendor: 'Build Your Service Profile',
  seller: 'Tell Us About Your Property',
};

/** The profile form of the member type; it saves real data. */
export function ProfileStep(props: ProfileStepProps) {
  const { type, account, onNext, onPass } = props;
  const Form = FORMS[type];
  return (
    <>
      <p className={styles.label}>{stepLabel('profile')}</p>
      <h2>{TITLES[type] ?? 'Complete Your Profile'}</h2>
      {Form === undefined ? (
        <ProfileForm
          profile={account.profile}
          send="Continue"
          skip="Skip for now"
          onDone={onNext}
          onSkip={onPass}
        />
      ) : (
        <Form {...props} />
      )}
    </>
  );
}

function BrokerStep({ account: { profile }, onNext, onPass }: ProfileStepProps) {
  const practiceQuery = useGetMyPracticeQuery(profile.id);
  return (
    <Loaded answer={practiceQuery} waiting={<Skeleton height="24rem" />}>
      {(practice) => (
        <BrokerForm
          profile={profile}
          practice={practice}
          send="Continue"
          skip="Skip for now"
          onDone={onNext}
          onSkip={onPass}
        />
      )}
    </Loaded>
  );
}

function SellerStep({ account: { profile }, onNext, onPass }: ProfileStepProps) {
  return (
    <Loaded answer={useGetMySellerProfileQuery(profile.id)} waiting={<Skeleton height="24rem" />}>
      {(sellerProfile) => (
        <SellerForm
          told={sellerProfile}
          send="Continue"
          skip="Skip for now"
          onDone={onNext}
          onSkip={onPass}
        />
      )}
    </Loaded>
  );
}

function VendorStep({ account: { profile }, onNext, onPass }: ProfileStepProps) {
  return (
    <Loaded answer={useGetMyVendorQuery(profile.id)} waiting={<Skeleton height="24rem" />}>
      {(vendor) =>
        vendor === null ? (
          <VendorProfileForm profile={profile} vendor={null} onDone={onNext} onSkip={onPass} />
        ) : (
          <>
            <p>{vendor.company_name} already has a profile. Edit it on your profile page.</p>
            <div className={styles.buttons}>
              <Button intent="primary" onClick={onNext}>
                Continue
              </Button>
            </div>
          </>
        )
      }
    </Loaded>
  );
}

const FORMS: Readonly<Record<string, (props: ProfileStepProps) => ReactNode>> = {
  broker: BrokerStep,
  seller: SellerStep,
  vendor: VendorStep,
};
