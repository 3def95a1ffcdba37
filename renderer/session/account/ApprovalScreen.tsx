import { Button, Tag } from '@blueprintjs/core';
import { isUserType, ROLE_LABELS } from '#shared/access/roles.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { useSignOut } from '../auth/index.ts';
import { readPersisted } from '../persisted/persisted.ts';
import styles from './ApprovalScreen.module.css';
import type { Account } from './account.ts';

const screens = { pending: Pending, rejected: Denied, suspended: Suspended };

export interface ApprovalScreenProps {
  readonly account: Account;
  readonly as: keyof typeof screens;
}

/** Screen for accounts that are pending, rejected, or suspended. */
export default function ApprovalScreen({ account, as }: ApprovalScreenProps) {
  const StatusText = screens[as];
  const { profile } = account;
  const role = isUserType(profile.user_type) ? profile.user_type : account.primary_role;
  return (
    <div className={styles.screen}>
      <StatusText />
      <p className={`${ui.actions} ${styles.account}`}>
        <span>{profile.email}</span>
        <Tag minimal>{profile.is_company_user ? 'Team member' : ROLE_LABELS[role]}</Tag>
      </p>
      <SavedDraftsNotice userId={profile.id} />
      <div className={styles.buttons}>
        {as !== 'pending' && (
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

function Pending() {
  return (
    <>
      <h1>Account Pending Approval</h1>
      <ol className={styles.steps}>
        <li>An administrator reviews your account.</li>
        <li>You get an email with the decision.</li>
        <li>Full access is granted.</li>
      </ol>
      <p>Approval typically takes 1-2 business days.</p>
    </>
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
