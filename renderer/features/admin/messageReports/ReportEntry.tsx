import { Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './MessageReports.module.css';
import { type Decision, type MessageReport, useDecideReportMutation } from './reportsApi.ts';

const REASONS: Readonly<Record<string, string>> = {
  spam: 'Advertising or spam',
  harassment: 'Insults or threats',
  fraud: 'Fraud',
  other: 'Something else',
};

const DECISIONS: Readonly<Record<string, string>> = {
  dismissed: 'Dismissed',
  warned: 'Sender warned',
  removed: 'Message removed',
};

const OFFERED: readonly (readonly [Decision, string])[] = [
  ['dismissed', 'Dismiss'],
  ['warned', 'Warn the sender'],
  ['removed', 'Remove the message'],
];

const othersText = (count: number): string => {
  if (count === 0) return 'Reported for the first time';
  return count === 1 ? 'Reported once before' : `Reported ${count} times before`;
};

/** A reported message, its sender, and the decision about it. */
export function ReportEntry({ report }: { readonly report: MessageReport }) {
  const [decide, { error, isLoading }] = useDecideReportMutation();
  const [note, setNote] = useState('');
  const sender = report.sender_name ?? 'Deleted account';

  async function onDecide(decision: Decision) {
    const result = await decide({ id: report.id, decision, note: note.trim() });
    if (result.error === undefined) announce(`Report: ${DECISIONS[decision]}`);
  }

  return (
    <li className={`${ui.stack8} ${styles.report}`}>
      <p className={styles.head}>
        <strong>{REASONS[report.reason] ?? report.reason}</strong>
        {report.decision !== null && <Tag minimal>{DECISIONS[report.decision]}</Tag>}
        <time dateTime={report.created_at}>{formatDateTime(report.created_at)}</time>
      </p>
      <blockquote className={styles.message}>{report.message_text}</blockquote>
      <p className={ui.muted}>
        Sent by{' '}
        {report.sender_id === null ? (
          sender
        ) : (
          <RouteLink to="adminUsers" query={{ account: report.sender_id }}>
            {sender}
          </RouteLink>
        )}
        . {othersText(report.sender_reports)}. Reported by {report.reporter_name ?? 'someone'}
        {report.note !== null && <>: “{report.note}”</>}
      </p>
      {report.status === 'open' && (
        <Form className={styles.acts} onSend={() => onDecide('dismissed')}>
          <TextField
            label="Note"
            isOptional
            maxLength={500}
            hint="For the audit log. Both sides are notified of the decision, but not of this note."
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={ui.wrap}>
            {OFFERED.map(([decision, label]) => (
              <PlainButton
                key={decision}
                disabled={isLoading || (decision === 'removed' && report.is_removed)}
                onClick={() => void onDecide(decision)}
              >
                {label}
              </PlainButton>
            ))}
          </div>
          <ServerError error={error} />
        </Form>
      )}
    </li>
  );
}
