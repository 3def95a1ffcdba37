import { Button, Tag } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { isUserType, ROLE_LABELS } from '#shared/access/roles.ts';
import { addBusinessDays } from '#shared/deals/transactions/dates.ts';
import { serverNow } from '#shared/format/clock.ts';
import { formatDay } from '#shared/format/date.ts';
import type { Account, Profile } from '../../../session/account/index.ts';
import { useSignOut } from '../../../session/auth/index.ts';
import { readPersisted } from '../../../session/persisted/persisted.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ProfileDetails, ProfileForm } from '../profile/index.ts';
import styles from './ApprovalScreen.module.css';

type Status = 'pending' | 'rejected' | 'suspended';

const screens: Readonly<Record<Status, (props: { readonly profile: Profile }) => ReactNode>> = {
  pending: Pending,
  rejected: Denied,
  suspended: Suspended,
};

export interface ApprovalScreenProps {
  readonly account: Account;
  readonly as: Status;
}

/** Screen for accounts that are pending, rejected, or suspended. */
export default function ApprovalScreen({ account, as }: ApprovalScreenProps) {
  const StatusText = screens[as];
  const { profile } = account;
  const role = isUserType(profile.user_type) ? profile.user_type : account.primary_role;
  return (
    <div className={styles.screen}>
      <StatusText profile={profile} />
      <p className={`${ui.actions} ${styles.account}`}>
        <span>{profile.email}</span>
        <Tag minimal>{profile.is_company_user ? 'Team member' : ROLE_LABELS[role]}</Tag>
      </p>
      <SavedDraftsNotice userId={profile.id} />
      <div className={styles.buttons}>
        {as === 'pending' ? (
          <LinkButton to="support">Contact support</LinkButton>
        ) : (
          <LinkButton to="support" intent="primary">
            Contact support
          </LinkButton>
        )}
        <SignOutButton />
      </div>
    </div>
  );
}

/** Unsaved drafts from before the account was closed; signing out would delete them. */
function SavedDraftsNotice({ userId }: { readonly userId: string }) {
  const hasDrafts = ['form:', 'waiting:'].some((of) => readPersisted(userId, of).size > 0);
  return hasDrafts ? (
    <p>
      Your unsaved drafts are kept in this browser while you stay signed in. They'll be back once
      your account is active.
    </p>
  ) : null;
}

/** The upper end of the announced review time. */
const REVIEW_DAYS = 2;

function Pending({ profile }: { readonly profile: Profile }) {
  const due = addBusinessDays(profile.created_at.slice(0, 10), REVIEW_DAYS);
  const isLate = serverNow().toISOString().slice(0, 10) > due;
  return (
    <>
      <h1>Account Pending Approval</h1>
      <ol className={styles.steps}>
        <li>An administrator reviews your account.</li>
        <li>You get an email with the decision.</li>
        <li>Full access is granted.</li>
      </ol>
      <p>
        Approval typically takes 1-2 business days.{' '}
        {isLate
          ? `You applied on ${formatDay(profile.created_at)}, so this is taking longer than usual. Contact support and we'll check.`
          : `You applied on ${formatDay(profile.created_at)}. Expect an answer by ${formatDay(due)}.`}
      </p>
      <OwnProfile profile={profile} />
    </>
  );
}

/** The profile, which reviewers see; it can be completed during the review. */
function OwnProfile({ profile }: { readonly profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const close = () => setEditing(false);
  return (
    <section aria-labelledby="pending-profile" className={styles.profile}>
      <header className={ui.actions12}>
        <h2 id="pending-profile">Your profile</h2>
        {!isEditing && (
          <Button ref={opener} intent="primary" size="small" onClick={() => setEditing(true)}>
            Complete profile
          </Button>
        )}
      </header>
      <p className={ui.note}>A phone number and company help us approve you sooner.</p>
      {isEditing ? (
        <ProfileForm
          profile={profile}
          send="Save profile"
          skip="Cancel"
          isPending
          onDone={close}
          onSkip={close}
        />
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </section>
  );
}

function Denied() {
  return (
    <>
      <h1>Account Access Denied</h1>
      <p>
        An administrator rejected this account. If you think this is a mistake, contact support.
      </p>
    </>
  );
}

function Suspended() {
  return (
    <>
      <h1>Account Suspended</h1>
      <p>
        An administrator suspended this account. Your data is safe, but you can't open it until the
        suspension ends. Contact support with questions.
      </p>
    </>
  );
}

function SignOutButton() {
  const signOut = useSignOut();
  return <Button onClick={() => void signOut()}>Sign Out</Button>;
}
