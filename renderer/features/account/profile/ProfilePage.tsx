import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { type Account, useAccount } from '../../../session/account/index.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { useGetMyVendorQuery } from '../../vendors/directory/index.ts';
import { AccountSummary } from './AccountSummary.tsx';
import { Completeness } from './Completeness.tsx';
import { getProfileParts } from './completeness.ts';
import { contributedSections } from './contributedSections.ts';
import { DataSection } from './data/DataSection.tsx';
import styles from './Profile.module.css';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Preview } from './ProfilePreview.tsx';
import { OwnPicture } from './picture/OwnPicture.tsx';
import { PracticeSection } from './practice/PracticeSection.tsx';
import { useGetMyPracticeQuery, useGetMySellerProfileQuery } from './profileApi.ts';
import { RolesTable } from './RolesTable.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { SellingSection } from './selling/SellingSection.tsx';

/** The user's own profile: identity on the exchange and account permissions. */
export function Component() {
  const { account } = useAccount();
  return account === undefined ? null : <Profile account={account} />;
}

function Profile({ account }: { readonly account: Account }) {
  const { profile, roles } = account;
  const isBroker = profile.user_type === 'broker' || roles.includes('broker');
  const isSeller = profile.user_type === 'seller';
  const isVendor = profile.user_type === 'vendor';
  const { data: practice } = useGetMyPracticeQuery(profile.id, { skip: !isBroker });
  const { data: sellerProfile } = useGetMySellerProfileQuery(profile.id, { skip: !isSeller });
  const { data: vendor } = useGetMyVendorQuery(profile.id, { skip: !isVendor });
  const parts = getProfileParts(profile, {
    licenses: isBroker ? practice?.licenses.length : null,
    property: isSeller && sellerProfile !== undefined ? sellerProfile !== null : null,
    vendor: isVendor && vendor !== undefined ? vendor !== null : null,
  });
  return (
    <Page>
      <PageHeader
        description="Your identity on the exchange and your account's permissions."
        actions={<PrintButton />}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Completeness parts={parts} />
          <AccountSummary account={account} />
        </div>
        <div className={styles.sections}>
          <Own account={account} />
          {isBroker && <PracticeSection profile={profile} />}
          {isSeller && <SellingSection profile={profile} />}
          {isVendor && <ServicesSection profile={profile} />}
          <Preview profile={profile} practice={isBroker ? practice : null} />
          <RolesTable account={account} />
          <DataSection userId={profile.id} />
          <Suspense>
            {contributedSections.map(({ place, Section }) => (
              <Section key={place} />
            ))}
          </Suspense>
        </div>
      </div>
    </Page>
  );
}

/** Profile fields that every user has. */
function Own({ account: { profile } }: { readonly account: Account }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const close = () => setEditing(false);
  return (
    <section aria-labelledby="profile-title">
      <header className={styles.sectionHeader}>
        <h2 id="profile-title">Profile</h2>
        {!isEditing && (
          <Button ref={opener} size="small" icon={<Edit />} onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )}
      </header>
      <OwnPicture profile={profile} />
      {isEditing ? (
        <ProfileForm
          profile={profile}
          send="Save profile"
          skip="Cancel"
          onDone={close}
          onSkip={close}
        />
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </section>
  );
}
