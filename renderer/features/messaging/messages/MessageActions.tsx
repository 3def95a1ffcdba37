import { Chat, More } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ForwardDialog, ReportDialog } from './lazyDialogs.ts';
import styles from './Message.module.css';
import type { MessageRowProps } from './MessageRow.tsx';
import { useDeleteMessageMutation, useMessageHistoryQuery } from './messagesApi.ts';
import { useReactMutation } from './threadApi.ts';

const SIGNS = ['👍', '❤️', '😄', '🎉', '👀', '✅'] as const;

/** Message actions. */
export function MessageActions(props: MessageRowProps & { readonly isOwn: boolean }) {
  const { message, conversation, userId, isOwn, opensUp, onReply, onEdit } = props;
  const [react] = useReactMutation();
  const [open, setOpen] = useState<'history' | 'delete' | 'forward' | 'report' | null>(null);
  const key = { id: conversation.id, userId };
  const entries = [
    ...(isOwn && message.message_type === 'text' && (message.forwarded ?? null) === null
      ? [{ name: 'Edit', onChoose: () => onEdit(message) }]
      : []),
    {
      name: 'Copy text',
      onChoose: () => void navigator.clipboard.writeText(message.message_text),
    },
    ...(message.edited_at === null
      ? []
      : [{ name: 'Edit history', onChoose: () => setOpen('history') }]),
    { name: 'Forward', onChoose: () => setOpen('forward') },
    isOwn
      ? { name: 'Delete', onChoose: () => setOpen('delete') }
      : { name: 'Report', onChoose: () => setOpen('report') },
  ];
  const signs = SIGNS.map((sign) => {
    const isOn = message.reactions[sign]?.includes(userId) === true;
    return {
      name: sign,
      isChecked: isOn,
      onChoose: () => void react({ ...key, message, sign, isOn: !isOn }),
    };
  });
  return (
    <div className={styles.acts} data-up={opensUp}>
      <PlainButton variant="minimal" aria-label="Reply" onClick={() => onReply(message)}>
        <Chat />
      </PlainButton>
      <MenuButton
        label="Message actions"
        className={styles.more}
        sections={[{ entries }, { title: 'React', entries: signs }]}
      >
        <span className="visually-hidden">More</span>
        <More />
      </MenuButton>
      {open === 'history' && <History message={message} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog id={message.id} onClose={() => setOpen(null)} />}
      {open === 'report' && <ReportDialog message={message} onClose={() => setOpen(null)} />}
      {open === 'forward' && (
        <ForwardDialog message={message} userId={userId} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface HistoryProps {
  readonly message: MessageRowProps['message'];
  readonly onClose: () => void;
}

function History({ message, onClose }: HistoryProps) {
  const query = useMessageHistoryQuery(message.id);
  return (
    <Dialog label="Edit history" place="top" onClose={onClose}>
      <div className={styles.dialog} aria-busy={query.isFetching}>
        <h2>Edit history</h2>
        <Loaded answer={query} waiting={null}>
          {(before) => (
            <ol className={styles.versions}>
              {before.map(({ version, message_text: text, replaced_at: at }) => (
                <li key={version}>
                  <p className={styles.text}>{text}</p>
                  <p className={styles.receipt}>until {formatDateTime(at)}</p>
                </li>
              ))}
              <li>
                <p className={styles.text}>{message.message_text}</p>
                <p className={styles.receipt}>now</p>
              </li>
            </ol>
          )}
        </Loaded>
        <PlainButton onClick={onClose}>Close</PlainButton>
      </div>
    </Dialog>
  );
}

function DeleteDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteMessageMutation();
  return (
    <Dialog label="Delete message" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Delete this message?</h2>
        <p>
          No one in the conversation can read it again. A deleted message stays visible in its
          place.
        </p>
        <div className={ui.row}>
          <PlainButton
            intent="primary"
            aria-busy={isLoading}
            onClick={async () => {
              const { error } = await remove(id);
              if (error === undefined) onClose();
            }}
          >
            Delete
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
