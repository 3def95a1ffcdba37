import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { type Account, useAccount } from '../account/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './Dashboard.module.css';
import { NextSteps } from './NextSteps.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RolesTable } from './RolesTable.tsx';

/** The start of the workspace: who you are here, and what to do next. */
export function Component() {
  const { account } = useAccount();
  return account === undefined ? null : <Dashboard account={account} />;
}

function Dashboard({ account }: { readonly account: Account }) {
  const { profile } = account;
  const [isEditing, setEditing] = useState(false);
  const name = profile.first_name || profile.full_name;
  return (
    <Page>
      <PageHeader
        title={name ? `${name}’s workspace` : 'Your workspace'}
        description="Who you are on the exchange, and what your account may do."
      />
      <div className={styles.columns}>
        <AccountFacts account={account} />
        <div className={styles.sections}>
          {!isEditing && <NextSteps profile={profile} onEdit={() => setEditing(true)} />}
          <section aria-labelledby="profile-title">
            <header className={styles.sectionHeader}>
              <h2 id="profile-title">Profile</h2>
              {!isEditing && (
                <Button size="small" icon={<Edit />} onClick={() => setEditing(true)}>
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
