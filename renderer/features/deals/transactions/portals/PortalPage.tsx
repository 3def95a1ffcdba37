import { Button, Tag } from '@blueprintjs/core';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { isId } from '../../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../../ui/page/recordHead.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { CriticalDates } from '../CriticalDates.tsx';
import { formatCalendarDay } from '../formatCalendarDay.ts';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { MessageForm } from './MessageForm.tsx';
import { Portal } from './Portal.tsx';
import { PortalMessages } from './PortalMessages.tsx';
import own from './Portals.module.css';
import {
  type OpenPortal,
  type PortalPart,
  useFinishPortalTaskMutation,
  useReadPartQuery,
  useTakeDocumentMutation,
  useWriteFromPortalMutation,
} from './portalApi.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { UploadFile } from './UploadFile.tsx';

/** A party's portal without an account: dates, tasks, documents, and messages with the team. */
export function Component() {
  const { transactionId = '' } = useParams();
  if (!isId(transactionId)) {
    return (
      <NotFoundMessage title="Page not found" to="home" button="Haven Exchange">
        The link is incomplete. Open the link in the email again.
      </NotFoundMessage>
    );
  }
  return (
    <Portal
      key={transactionId}
      of={transactionId}
      title="Your part in a closing"
      about="Your dates, tasks and documents. You don't need an account."
    >
      {(opened, onOver) => <Part opened={opened} onOver={onOver} />}
    </Portal>
  );
}

function Part({ opened, onOver }: { readonly opened: OpenPortal; readonly onOver: () => void }) {
  const query = useReadPartQuery(opened);
  const headOf = useCallback(({ property: title }: PortalPart) => ({ title }), []);
  useRecordHead(query.currentData ?? undefined, headOf);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="20rem" />}
      nothing={<SessionExpired onOver={onOver} />}
    >
      {(part) => part !== null && <View part={part} opened={opened} />}
    </Loaded>
  );
}

function View({ part, opened }: { readonly part: PortalPart; readonly opened: OpenPortal }) {
  const open = part.tasks.filter(({ is_done }) => !is_done).length;
  const closes =
    part.closed_on === null
      ? `Expected to close ${formatCalendarDay(part.expected_close)}`
      : `Closed ${formatCalendarDay(part.closed_on)}`;
  return (
    <Page>
      <PageHeader
        title={part.property}
        description={`${part.name}, ${roleLabel(part.role)}. Run by ${part.run_by}. ${closes}. You have access until ${formatDay(part.until)}.`}
        actions={<Tag minimal>{stageLabel(part.status)}</Tag>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TransactionSection
            level={2}
            title={open === 0 ? 'Your tasks' : `Your tasks, ${open} open`}
          >
            {part.tasks.length === 0 ? (
              <p className={styles.quiet}>No open tasks.</p>
            ) : (
              <ul className={own.tasks}>
                {part.tasks.map((task) => (
                  <Task key={task.id} task={task} opened={opened} />
                ))}
              </ul>
            )}
          </TransactionSection>
          <TransactionSection level={2} title="Messages and files">
            {part.messages.length === 0 ? (
              <p
                className={styles.quiet}
              >{`No messages yet. ${part.run_by} reads what you write here.`}</p>
            ) : (
              <PortalMessages messages={part.messages} />
            )}
            <Write opened={opened} />
            <UploadFile opened={opened} />
          </TransactionSection>
        </div>
        <div className={styles.column}>
          <TransactionSection level={2} title="Your dates">
            {part.dates.length === 0 ? (
              <p className={styles.quiet}>No dates for you yet.</p>
            ) : (
              <CriticalDates dates={part.dates} className={own.lines} />
            )}
          </TransactionSection>
          <TransactionSection level={2} title="Documents for you">
            {part.documents.length === 0 ? (
              <p className={styles.quiet}>No documents for you yet.</p>
            ) : (
              <ul className={own.lines}>
                {part.documents.map((file) => (
                  <Document key={file.id} file={file} opened={opened} />
                ))}
              </ul>
            )}
          </TransactionSection>
        </div>
      </div>
    </Page>
  );
}

interface TaskProps {
  readonly task: PortalPart['tasks'][number];
  readonly opened: OpenPortal;
}

function Task({ task, opened }: TaskProps) {
  const [finish, { isLoading }] = useFinishPortalTaskMutation();
  const { id, title, is_done: isDone, waits, due_on: due } = task;
  const about = [
    due === null ? null : `by ${formatCalendarDay(due)}`,
    waits && !isDone ? 'waiting for an earlier item' : null,
  ];
  return (
    <li>
      <Checkbox
        checked={isDone}
        disabled={isLoading || (waits && !isDone)}
        onChange={({ currentTarget }) =>
          void finish({ ...opened, id, isDone: currentTarget.checked })
        }
      >
        {title}
      </Checkbox>
      <span className={styles.quiet}>{about.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

interface DocumentProps {
  readonly file: PortalPart['documents'][number];
  readonly opened: OpenPortal;
}

function Document({ file: { id, name, size, at }, opened }: DocumentProps) {
  const [take, { isLoading }] = useTakeDocumentMutation();
  return (
    <li>
      <span>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.quiet}>
          {[size === null ? null : formatBytes(size), formatDay(at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <TakeButton
        name={name}
        isLoading={isLoading}
        onTake={() => void take({ ...opened, id, name })}
      />
    </li>
  );
}

interface TakeButtonProps {
  readonly name: string;
  readonly isLoading: boolean;
  readonly onTake: () => void;
}

const TakeButton = ({ name, isLoading, onTake }: TakeButtonProps) => (
  <Button
    size="small"
    variant="minimal"
    loading={isLoading}
    aria-label={`Download ${name}`}
    onClick={onTake}
  >
    Download
  </Button>
);

function Write({ opened }: { readonly opened: OpenPortal }) {
  const [write] = useWriteFromPortalMutation();
  return (
    <MessageForm label="Write to our team" onSend={(id, body) => write({ ...opened, id, body })} />
  );
}
