import { useEffect, useRef } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { countElapsed } from './elapsed.ts';
import styles from './Family.module.css';
import {
  useFamilyThreadQuery,
  useFamilyThreadsQuery,
  useSendFamilyMessageMutation,
} from './familyApi.ts';
import type { Thread, ThreadRow } from './familyShapes.ts';

/** Conversations of a community's families with the care team; those that wait come first. */
export function Conversations({ communityId }: { readonly communityId: string }) {
  const query = useFamilyThreadsQuery(communityId, { pollingInterval: 120_000 });
  const { params, change } = useUrlSearch();
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="28rem" />}
      nothing={
        <EmptyState title="No conversations yet">
          Families write here once a resident shares messages with them.
        </EmptyState>
      }
      keepsLast
    >
      {(threads) => {
        const open =
          threads.find((one) => one.resident_id === params.get('resident')) ?? threads[0];
        return (
          <div className={styles.split}>
            <ol className={styles.threads} aria-label="Conversations">
              {threads.map((thread) => (
                <li key={thread.resident_id}>
                  <button
                    type="button"
                    aria-current={thread === open}
                    onClick={() => change([['resident', thread.resident_id]])}
                  >
                    <span className={ui.strong}>
                      {thread.resident}
                      {thread.unread > 0 && <span className={styles.unread}>{thread.unread}</span>}
                    </span>
                    <span className={thread.waiting_since === null ? ui.caption : ui.warning}>
                      {describeThread(thread)}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            {open !== undefined && (
              <Conversation key={open.resident_id} residentId={open.resident_id} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function describeThread({ unit, waiting_since, response_minutes, last_message_at }: ThreadRow) {
  const parts = [unit === null ? null : `Unit ${unit}`];
  if (waiting_since !== null)
    parts.push(`waits ${countElapsed(Date.now() - Date.parse(waiting_since))}`);
  else if (last_message_at === null) parts.push('no messages');
  if (response_minutes !== null)
    parts.push(`answers in ${countElapsed(response_minutes * 60_000)}`);
  return parts.filter(Boolean).join(' · ');
}

const schema = z.object({ body: plainText(4000).check(z.minLength(1, 'Write a message.')) });

/** The conversation about a resident: messages, and a field to write. */
export function Conversation({ residentId }: { readonly residentId: string }) {
  const query = useFamilyThreadQuery(residentId, { pollingInterval: 120_000 });
  const [send] = useSendFamilyMessageMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { body: '' },
    save: ({ body }, id) => send({ id, residentId, body }),
    clears: ['body'],
  });
  return (
    <section className={styles.conversation} aria-label="Conversation">
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} keepsLast>
        {(thread) => (
          <>
            <p className={ui.caption}>
              {thread.people.length === 0
                ? 'No family member shares messages now.'
                : `With ${thread.people.join(', ')} and the care team`}
            </p>
            <Messages thread={thread} />
            <SaveForm form={form} action="Send message" failure="Not sent" size="small">
              <TextAreaField label="Message" rows={3} {...form.field('body')} />
            </SaveForm>
          </>
        )}
      </Loaded>
    </section>
  );
}

function Messages({ thread }: { readonly thread: Thread }) {
  const list = useRef<HTMLOListElement>(null);
  const { messages, time_zone: zone } = thread;
  const count = messages.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (count === 0) return <p className={ui.muted}>No messages yet. Write the first one.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard.
    <ol ref={list} className={styles.messages} aria-label="Messages" tabIndex={0}>
      {messages.map(({ id, body, by, is_family, is_mine, sent_at }) => (
        <li key={id} data-is-mine={is_mine}>
          <span className={ui.caption}>
            {[
              is_mine ? 'You' : by,
              is_family ? 'Family' : 'Care team',
              formatZonedTime(sent_at, zone),
            ].join(' · ')}
          </span>
          <p className={ui.multiline}>{body}</p>
        </li>
      ))}
    </ol>
  );
}
