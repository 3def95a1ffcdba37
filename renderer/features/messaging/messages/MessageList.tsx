import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatList } from '#shared/format/list.ts';
import { formatRelativeDay } from '#shared/format/relative-time.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import {
  type Conversation,
  compareTimestamps,
  displayText,
  type Message,
  othersIn,
  type Person,
  personName,
} from './conversation.ts';
import { MessageRow } from './MessageRow.tsx';
import { useListReceiptsQuery } from './messagesApi.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import styles from './Thread.module.css';
import type { Thread } from './thread.ts';
import { loadNewer, loadOlder } from './threadApi.ts';
import { buildThreadRows, type ThreadRow } from './threadRows.ts';
import { useOutgoing } from './useOutbox.ts';
import { useReadTracking } from './useReadTracking.ts';
import type { ThreadScroll } from './useThreadScroll.ts';

interface MessageListProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
  readonly place: ThreadScroll;
  readonly typing: readonly Person[];
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
}

const ROW_HEIGHTS = { unread: 32, message: 52, outgoing: 52 } as const;
/** Distance from the edge of the loaded messages at which the next page is fetched. */
const NEAR = 8;
const END_PIXELS = 64;

/** Virtualized message list. Opens at the first unread message, or at the end. */
export function MessageList(props: MessageListProps) {
  const { conversation, thread, userId, place, typing, onReply, onEdit } = props;
  const dispatch = useAppDispatch();
  const key = useMemo(() => ({ id: conversation.id, userId }), [conversation.id, userId]);
  const outgoing = useOutgoing(userId, conversation.id);
  const { data: receipts } = useListReceiptsQuery(conversation.id);
  const [firstUnread] = useState(
    () => thread.messages.find(({ is_unread: isUnread }) => isUnread)?.id ?? null,
  );
  const rows = useMemo(
    () => buildThreadRows({ ...thread, outgoing: thread.hasNewer ? [] : outgoing, firstUnread }),
    [thread, outgoing, firstUnread],
  );
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ROW_HEIGHTS[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PIXELS,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;

  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || rows.length === 0) return;
    isPlaced.current = true;
    const line = rows.findIndex(({ kind }) => kind === 'unread');
    if (line >= 0) virtualizer.scrollToIndex(line, { align: 'start' });
    else virtualizer.scrollToEnd();
  }, [rows, virtualizer]);

  useLowerEdge(scroller);

  const done = useRef(0);
  const { wanted } = place;
  useEffect(() => {
    if (wanted === null || wanted.turn === done.current) return;
    done.current = wanted.turn;
    const index = rows.findIndex((row) => row.key === wanted.id);
    if (wanted.id === null || index < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(index, { align: 'center' });
  }, [wanted, rows, virtualizer]);

  const isLoading = useRef(false);
  useEffect(() => {
    if (isLoading.current || items.length === 0 || !isPlaced.current) return;
    const step =
      thread.hasOlder && first < NEAR
        ? loadOlder(key)
        : thread.hasNewer && last > rows.length - NEAR
          ? loadNewer(key)
          : null;
    if (step === null) return;
    isLoading.current = true;
    void dispatch(step).finally(() => {
      isLoading.current = false;
    });
  }, [first, last, rows.length, items.length, thread.hasOlder, thread.hasNewer, key, dispatch]);

  const isAtEnd = !thread.hasNewer && virtualizer.isAtEnd(END_PIXELS);
  const stoodAtEnd = useRef(false);
  // Missed messages are inserted before pending outgoing ones, so the virtualizer does not follow the end by itself.
  useLayoutEffect(() => {
    if (rows.length > 0 && stoodAtEnd.current) virtualizer.scrollToEnd();
  }, [rows, virtualizer]);
  useEffect(() => {
    stoodAtEnd.current = isAtEnd;
  }, [isAtEnd]);
  useReadTracking({ thread, rows, virtualizer, conversationKey: key, scroller });
  useAnnouncements({ conversation, thread, userId });

  const lastOwn = thread.messages.findLast(({ sender_id: sender }) => sender === userId)?.id;
  const find = useCallback(
    (id: string) => thread.messages.find((message) => message.id === id),
    [thread.messages],
  );

  function draw(row: ThreadRow, index: number) {
    if (row.kind === 'unread') return <p className={styles.unread}>New messages</p>;
    if (row.kind === 'outgoing') return <OutgoingRow message={row.message} userId={userId} />;
    const { message, isNewDay, isFirst } = row;
    const said = (
      <MessageRow
        message={message}
        isFirst={isFirst}
        conversation={conversation}
        userId={userId}
        answered={message.reply_to === null ? null : (find(message.reply_to) ?? 'elsewhere')}
        receipt={
          message.id === lastOwn ? receiptOf(message, receipts ?? [], conversation, userId) : null
        }
        isWanted={wanted?.id === message.id}
        opensUp={rows.length > 4 && index > rows.length - 5}
        onReply={onReply}
        onEdit={onEdit}
        onGoTo={place.open}
      />
    );
    return isNewDay ? (
      <>
        <p className={styles.day}>{formatRelativeDay(message.created_at)}</p>
        {said}
      </>
    ) : (
      said
    );
  }

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={scroller} aria-label="Messages" tabIndex={0} className={styles.scroller}>
        {rows.length === 0 && <p className={styles.begin}>No messages yet.</p>}
        <ol className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {items.map(({ index, key: itemKey, start }) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={itemKey}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {draw(row, index)}
                </li>
              )
            );
          })}
        </ol>
      </section>
      <p className={styles.typing} aria-live="off">
        {typing.length > 0 &&
          `${formatList(typing.map(personName))} ${typing.length === 1 ? 'is' : 'are'} typing…`}
      </p>
      {!isAtEnd && rows.length > 0 && (
        <div className={styles.toEnd}>
          <PlainButton onClick={() => void place.toNewest()}>Newest messages</PlainButton>
        </div>
      )}
    </div>
  );
}

interface Receipt {
  readonly user_id: string;
  readonly read_at: string;
  readonly delivered_at: string;
}

const isReached = (until: string | undefined, { created_at: at }: Message): boolean =>
  until !== undefined && until !== '-infinity' && compareTimestamps(until, at) >= 0;

/** Delivery status of an own message: "Sent", "Delivered", "Read", and in a group the number of readers. */
function receiptOf(
  message: Message,
  receipts: readonly Receipt[],
  conversation: Conversation,
  me: string,
): string {
  const others = othersIn(conversation, me);
  const of = (id: string) => receipts.find(({ user_id: user }) => user === id);
  const readers = others.filter(({ id }) => isReached(of(id)?.read_at, message)).length;
  if (readers > 0) return others.length === 1 ? 'Read' : `Read by ${readers} of ${others.length}`;
  return others.some(({ id }) => isReached(of(id)?.delivered_at, message)) ? 'Delivered' : 'Sent';
}

/**
 * Keeps the lower edge of the list in place when its height changes: when files are added, the composer grows a line,
 * or a phone keyboard opens.
 */
function useLowerEdge(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      if (lost !== 0) element.scrollTop += lost;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}

interface AnnouncementOptions {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
}

/** Announces new messages from others while the conversation is open. */
function useAnnouncements({ conversation, thread, userId }: AnnouncementOptions): void {
  const said = useRef(thread.messages.at(-1)?.id);
  const last = thread.messages.at(-1);
  useEffect(() => {
    if (last === undefined || last.id === said.current) return;
    said.current = last.id;
    if (thread.hasNewer || last.sender_id === userId || !last.is_unread) return;
    const sender = conversation.people.find(({ id }) => id === last.sender_id);
    announce(`${personName(sender)}: ${displayText(last)}`);
  }, [last, thread.hasNewer, conversation.people, userId]);
}
