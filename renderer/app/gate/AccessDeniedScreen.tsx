import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import type { RestrictionReason } from '#shared/access/gates.ts';
import { restrictionTexts } from '#shared/access/restrictions.ts';
import { linkTo } from '#shared/routes.ts';
import { ApprovalScreen } from '../../features/account/approval/index.ts';
import { useAccount } from '../../session/account/index.ts';
import { EmailText } from '../../ui/format/EmailText.tsx';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import styles from './Refusal.module.css';

/** Shown instead of a screen the user can't access, with the reason. */
export default function RefusalScreen({ as }: { readonly as: RestrictionReason }) {
  const { account } = useAccount();
  const navigate = useNavigate();
  if (account === undefined) return null;
  if (as === 'pending' || as === 'rejected' || as === 'suspended') {
    return <ApprovalScreen account={account} as={as} />;
  }

  const { title, sentences, showsAccount, goesBack, action, second } = restrictionTexts[as];
  const hasHistory = (window.history.state as { idx?: number } | null)?.idx !== 0;
  return (
    <div className={styles.screen}>
      <p className={styles.kind}>Access Restricted</p>
      <h1>{title}</h1>
      {sentences.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {showsAccount && (
        <p className={styles.account}>
          Current account:{' '}
          <strong>
            <EmailText address={account.profile.email ?? ''} />
          </strong>
        </p>
      )}
      <div className={styles.actions}>
        <LinkButton to={action.to} intent="primary">
          {action.label}
        </LinkButton>
        {second !== undefined && (
          <LinkButton to={second.to} query={second.query}>
            {second.label}
          </LinkButton>
        )}
        {goesBack && (
          <Button
            onClick={() =>
              hasHistory ? void navigate(-1) : void navigate(linkTo(action.to), { replace: true })
            }
          >
            Go Back
          </Button>
        )}
      </div>
    </div>
  );
}
