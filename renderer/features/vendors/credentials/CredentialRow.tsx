import { Button, Tag } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { credentialName } from '#shared/vendors/credentials.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credentials.module.css';
import { credentialStatusTag, getCredentialStatus } from './credentials.ts';
import { type OwnCredential, useWithdrawCredentialMutation } from './credentialsApi.ts';
import { FileButton } from './FileButton.tsx';

interface CredentialRowProps {
  readonly paper: OwnCredential;
  /** Starts a renewal of this credential. */
  readonly onRenew: () => void;
}

/** One of the user's own credentials. */
export function CredentialRow({ paper, onRenew }: CredentialRowProps) {
  const [withdraw, { isLoading }] = useWithdrawCredentialMutation();
  const now = serverNow();
  const credentialStatus = getCredentialStatus(paper, now);
  const tag = credentialStatusTag(paper, now);
  const name = credentialName(paper);
  return (
    <li>
      <div className={ui.titleLine}>
        <h3>{name}</h3>
        <Tag minimal intent={tag.intent}>
          {tag.label}
        </Tag>
      </div>
      <CredentialSummary paper={paper} />
      {paper.reason !== null && paper.status === 'rejected' && (
        <p className={styles.reason}>{paper.reason}</p>
      )}
      <div className={ui.actions12}>
        <FileButton paper={paper} />
        {['ending', 'expired', 'rejected'].includes(credentialStatus) && (
          <Button size="small" onClick={onRenew}>
            Submit a new one<span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {credentialStatus === 'submitted' && (
          <Button
            size="small"
            variant="minimal"
            loading={isLoading}
            onClick={() => void withdraw(paper.id)}
          >
            Withdraw<span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Number, issuer, and dates in one line, as far as known. */
export function CredentialSummary({ paper }: Pick<CredentialRowProps, 'paper'>) {
  const facts = [
    paper.issuer,
    paper.number !== null && `No. ${paper.number}`,
    paper.issued_on !== null && `issued ${formatCalendarDay(paper.issued_on)}`,
    paper.expires_on !== null && `expires ${formatCalendarDay(paper.expires_on)}`,
    paper.names_additional_insured && 'names additional insureds',
    `submitted ${formatDay(paper.created_at)}`,
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}
