import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { type Account, useAccount } from '../../core/account/index.ts';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { PrintButton } from '../../kit/page/PrintButton.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './Profile.module.css';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RolesTable } from './RolesTable.tsx';

/** A person's own data: who they are on the exchange, and what their account may do. */
export function Component() {
  const { account } = useAccount();
  return account === undefined ? null : <Profile account={account} />;
}

function Profile({ account }: { readonly account: Account }) {
  const { profile } = account;
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  return (
    <Page>
      <PageHeader
        title="Your profile"
        description="Who you are on the exchange, and what your account may do."
        actions={<PrintButton />}
      />
      <div className={styles.columns}>
        <AccountFacts account={account} />
        <div className={styles.sections}>
          <section aria-labelledby="profile-title">
            <header className={styles.sectionHeader}>
              <h2 id="profile-title">Profile</h2>
              {!isEditing && (
                <Button ref={opener} size="small" icon={<Edit />} onClick={() => setEditing(true)}>
                  Edit profile
                </Button>
              )}
            </header>
            {isEditing ? (
              <ProfileForm profile={profile} onDone={() => setEditing(false)} />
            ) : (
              <ProfileDetails profile={profile} />
            )}
          </section>
          <RolesTable account={account} />
        </div>
      </div>
    </Page>
  );
}
