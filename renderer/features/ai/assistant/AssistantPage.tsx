import { Button } from '@blueprintjs/core';
import { Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PHONE, useMedia } from '../../../workbench/useMedia.ts';
import { ModelNotice } from '../provider/index.ts';
import styles from './Assistant.module.css';
import {
  type AssistantConversation,
  useAssistantConversationsQuery,
  useDeleteAssistantConversationMutation,
} from './assistantApi.ts';
import { Chat } from './Chat.tsx';

/** Conversations with the assistant beside the open one. The URL holds which. */
export function Component() {
  const { params, change } = useUrlSearch();
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const open = params.get('conversation');
  const query = useAssistantConversationsQuery();
  const isPhone = useMedia(PHONE);
  const isSaved = open !== null;
  const start = () => {
    setFresh(crypto.randomUUID());
    change([['conversation', null]], 'is a step');
  };
  const list = (
    <Loaded answer={query} waiting={<Skeleton height="10rem" />}>
      {(conversations) => (
        <Conversations
          conversations={conversations}
          openId={open}
          onOpen={(id) => change([['conversation', id]], 'is a step')}
          onDeleted={(id) => id === open && start()}
        />
      )}
    </Loaded>
  );
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton size="small" variant="minimal" to="aiSettings">
              Settings
            </LinkButton>
            <Button size="small" intent="primary" onClick={start}>
              New conversation
            </Button>
          </>
        }
      />
      <div className={styles.panes}>
        <nav aria-label="Conversations" className={styles.list}>
          {isPhone ? (
            <details>
              <summary>Conversations</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
        <div className={styles.main}>
          <ModelNotice />
          <Chat
            key={open ?? fresh}
            conversationId={open ?? fresh}
            isSaved={isSaved}
            onAsked={() => !isSaved && change([['conversation', fresh]], 'is a step')}
          />
        </div>
      </div>
    </Page>
  );
}

interface ConversationsProps {
  readonly conversations: readonly AssistantConversation[];
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onDeleted: (id: string) => void;
}

function Conversations({ conversations, openId, onOpen, onDeleted }: ConversationsProps) {
  const [remove] = useDeleteAssistantConversationMutation();
  if (conversations.length === 0) {
    return <p className={ui.note}>No conversations yet. Only you see them.</p>;
  }
  return (
    <ul>
      {conversations.map(({ id, title, updated_at }) => (
        <li key={id} data-open={id === openId}>
          <button
            type="button"
            className={styles.open}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span className={ui.truncate}>{title}</span>
            <span className={ui.caption}>{formatDay(updated_at)}</span>
          </button>
          <Button
            size="small"
            variant="minimal"
            icon={<Trash />}
            aria-label={`Delete conversation: ${title}`}
            onClick={() =>
              void remove(id).then(({ error }) => error === undefined && onDeleted(id))
            }
          />
        </li>
      ))}
    </ul>
  );
}
