import { ArrowLeft, InfoSign, More, Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import {
  PRESENCE_POLLING,
  useGetConversationPresenceQuery,
} from '../../../telemetry/presence/presenceApi.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type Conversation, conversationContext, conversationTitle } from './conversation.ts';
import styles from './Head.module.css';
import { BlockDialog, ExportDialog, GroupDialog } from './lazyDialogs.ts';
import { useChangeMembershipMutation, useLeaveConversationMutation } from './messagesApi.ts';
import { useMarkDone } from './useMarkDone.ts';

interface ThreadHeadProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly isSearching: boolean;
  readonly isRailOpen: boolean;
  readonly onSearch: () => void;
  readonly onRail: () => void;
}

/** Thread header: people, topic, and conversation actions. */
export function ThreadHeader(props: ThreadHeadProps) {
  const { conversation, userId, isSearching, isRailOpen, onSearch, onRail } = props;
  const { id, is_muted: isMuted } = conversation;
  const [isLeaving, setLeaving] = useState(false);
  const [open, setOpen] = useState<'people' | 'block' | 'export' | null>(null);
  const [change] = useChangeMembershipMutation();
  const markDone = useMarkDone(userId);
  const navigate = useNavigate();
  const title = conversationTitle(conversation, userId);
  const context = conversationContext(conversation, title);
  const about = { conversation, userId, onClose: () => setOpen(null) };
  const entries = [
    {
      name: isMuted ? 'Unmute' : 'Mute',
      onChoose: () => void change({ id, userId, change: { is_muted: !isMuted } }),
    },
    {
      name: 'Mark done',
      onChoose: () => {
        void navigate(linkTo('messages'));
        void markDone(id);
      },
    },
    ...(conversation.conversation_type === 'group'
      ? [{ name: 'Group members', onChoose: () => setOpen('people') }]
      : []),
    { name: 'Block', onChoose: () => setOpen('block') },
    { name: 'Export', onChoose: () => setOpen('export') },
    { name: 'Leave conversation', onChoose: () => setLeaving(true) },
  ];
  return (
    <header className={styles.head}>
      <RouteLink to="messages" className={styles.back} aria-label="All conversations">
        <ArrowLeft />
      </RouteLink>
      <div className={styles.names}>
        <h1 className={styles.title}>
          {title} <PresenceDot conversationId={id} />
        </h1>
        {context !== null && <p className={styles.context}>{context}</p>}
      </div>
      <PlainButton
        variant="minimal"
        aria-label="Search in this conversation"
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <Search />
      </PlainButton>
      <PlainButton
        variant="minimal"
        className={styles.railButton}
        aria-label="People and community"
        aria-expanded={isRailOpen}
        onClick={onRail}
      >
        <InfoSign />
      </PlainButton>
      <MenuButton label="Conversation actions" className={styles.more} sections={[{ entries }]}>
        <span className="visually-hidden">More</span>
        <More />
      </MenuButton>
      {open === 'people' && <GroupDialog {...about} />}
      {open === 'block' && <BlockDialog {...about} />}
      {open === 'export' && <ExportDialog {...about} />}
      {isLeaving && (
        <LeaveDialog conversation={conversation} title={title} onClose={() => setLeaving(false)} />
      )}
    </header>
  );
}

interface LeaveDialogProps {
  readonly conversation: Conversation;
  readonly title: string;
  readonly onClose: () => void;
}

function LeaveDialog({ conversation, title, onClose }: LeaveDialogProps) {
  const [leave, { isLoading }] = useLeaveConversationMutation();
  const navigate = useNavigate();
  async function onLeave() {
    const { error } = await leave(conversation.id);
    if (error !== undefined) return;
    onClose();
    void navigate(linkTo('messages'));
  }
  return (
    <Dialog label="Leave conversation" place="top" onClose={onClose}>
      <div className={styles.leave}>
        <h2>Leave this conversation?</h2>
        <p>
          You'll no longer see your messages with {title}, and you won't receive new ones.
          {conversation.conversation_type === 'direct' && ' Message them again to rejoin.'}
        </p>
        <div className={ui.row}>
          <PlainButton intent="primary" aria-busy={isLoading} onClick={() => void onLeave()}>
            Leave
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </div>
    </Dialog>
  );
}

/** Dot with who is online; hidden if no one else in the conversation is. */
function PresenceDot({ conversationId }: { readonly conversationId: string }) {
  const { data } = useGetConversationPresenceQuery(conversationId, PRESENCE_POLLING);
  if (!data?.some(({ status }) => status === 'online')) return null;
  return <span role="img" aria-label="Online now" title="Online now" className={styles.dot} />;
}
