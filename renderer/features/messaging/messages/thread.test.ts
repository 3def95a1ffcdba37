import { describe, expect, it } from 'vitest';
import { compareTimestamps, type Message } from './conversation.ts';
import {
  addNewer,
  addOlder,
  applyRealtimeRow,
  getCatchUpCursor,
  markRead,
  newestThread,
  PAGE_SIZE,
  threadAround,
} from './thread.ts';
import { buildThreadRows } from './threadRows.ts';

const ME = 'me';

/** Returns the numbered message; neighbors are one microsecond apart, as in a burst. */
function message(number: number, more: Partial<Message> = {}): Message {
  const id = `m${number}`;
  const created_at = `2026-03-14T09:00:00.${String(number).padStart(6, '0').replace(/0+$/, '') || '0'}+00:00`;
  return {
    id,
    sender_id: 'ben',
    message_text: `Message ${number}`,
    message_type: 'text',
    metadata: {},
    reply_to: null,
    reactions: {},
    created_at,
    edited_at: null,
    deleted_at: null,
    file_count: 0,
    forwarded: null,
    is_unread: false,
    cursor: `c${number}`,
    ...more,
  };
}

const run = (from: number, to: number, more: Partial<Message> = {}) =>
  Array.from({ length: to - from }, (_, step) => message(from + step, more));
/** The row as realtime delivers it, without a cursor. */
const row = ({ cursor: _cursor, is_unread: _isUnread, ...rest }: Message) => rest;
const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);
const whole = (from: number, to: number) => ids(run(from, to));

describe('open conversation', () => {
  it('distinguishes microseconds regardless of trailing digits', () => {
    const timeSuffixes = [
      '00:00.1+00:00',
      '00:00.10001+00:00',
      '00:00.100011+00:00',
      '00:01+00:00',
    ];
    const shuffled = timeSuffixes.toReversed().map((end) => `2026-03-14T09:${end}`);
    expect(shuffled.toSorted(compareTimestamps)).toEqual(shuffled.toReversed());
  });

  it('extends in both directions without gaps and detects its ends', () => {
    const thread = threadAround([...run(34, 50), ...run(50, 84, { is_unread: true })]);
    expect([thread.hasOlder, thread.hasNewer]).toEqual([true, true]);
    addOlder(thread, run(0, 34));
    addNewer(thread, run(84, 120));
    expect(ids(thread.messages)).toEqual(whole(0, 120));
    expect([thread.hasOlder, thread.hasNewer]).toEqual([false, false]);
  });

  it('opens at the end when nothing is unread', () => {
    const thread = threadAround(run(0, PAGE_SIZE));
    expect([thread.hasOlder, thread.hasNewer]).toEqual([true, false]);
  });

  it('opens at the requested end even with many unread messages', () => {
    const thread = newestThread(run(0, PAGE_SIZE, { is_unread: true }));
    expect([thread.hasOlder, thread.hasNewer]).toEqual([true, false]);
  });

  it('shows fifty missed messages once and in order, whether live or paged', () => {
    const thread = threadAround(run(0, 40));
    const missed = run(40, 90);
    for (const number of [89, 88, 41]) applyRealtimeRow(thread, row(message(number)), ME);
    const from = getCatchUpCursor(thread);
    const place = Number(from?.slice(1));
    expect(place).toBeLessThan(40);
    addNewer(thread, [...run(place + 1, 40), ...missed].slice(0, PAGE_SIZE));
    addNewer(thread, missed);
    for (const one of missed) applyRealtimeRow(thread, row(one), ME);
    expect(ids(thread.messages)).toEqual(whole(0, 90));
  });

  it('ignores live messages while the newest page is not loaded', () => {
    const thread = threadAround([...run(0, 16), ...run(16, 50, { is_unread: true })]);
    expect(thread.hasNewer).toBe(true);
    applyRealtimeRow(thread, row(message(90)), ME);
    expect(ids(thread.messages)).toEqual(whole(0, 50));
    applyRealtimeRow(thread, row(message(20, { message_text: 'Changed' })), ME);
    expect(thread.messages[20]?.message_text).toBe('Changed');
  });

  it('counts messages from others as unread until they are read', () => {
    const thread = threadAround(run(0, 3));
    applyRealtimeRow(thread, row(message(3)), ME);
    applyRealtimeRow(thread, row(message(4, { sender_id: ME })), ME);
    applyRealtimeRow(thread, row(message(5)), ME);
    const unread = () => ids(thread.messages.filter(({ is_unread: isUnread }) => isUnread));
    expect(unread()).toEqual(['m3', 'm5']);
    markRead(thread, 'm4');
    expect(unread()).toEqual(['m5']);
  });

  it('ignores invalid messages', () => {
    const thread = threadAround(run(0, 1));
    for (const odd of [null, {}, { ...row(message(1)), reactions: 'all' }, { id: 'm1' }])
      applyRealtimeRow(thread, odd, ME);
    expect(ids(thread.messages)).toEqual(['m0']);
  });
});

describe('conversation rows', () => {
  const at = (time: string, more: Partial<Message> = {}) =>
    message(Date.parse(time) % 1_000_000, { id: time, created_at: time, ...more });

  it('show each day once and one name per run of messages', () => {
    const rows = buildThreadRows({
      messages: [
        at('2026-03-14T09:00:00'),
        at('2026-03-14T09:01:00'),
        at('2026-03-14T09:02:00', { sender_id: ME }),
        at('2026-03-14T09:30:00', { sender_id: ME }),
        at('2026-03-15T09:00:00', { sender_id: ME }),
      ],
      hasOlder: false,
      outgoing: [],
      firstUnread: '2026-03-14T09:30:00',
    });
    const summaries = rows.map((one) =>
      one.kind === 'message' ? [one.isNewDay, one.isFirst] : one.kind,
    );
    expect(summaries).toEqual([
      [true, true],
      [false, false],
      [false, true],
      'unread',
      [false, true],
      [true, true],
    ]);
  });

  it('keep their keys when older messages load, and omit a day that may have begun earlier', () => {
    const keysOf = (messages: readonly Message[], hasOlder: boolean) =>
      buildThreadRows({ messages, hasOlder, outgoing: [], firstUnread: null });
    const before = keysOf(run(20, 30), true);
    const after = keysOf(run(0, 30), false);
    expect(after.slice(20).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(before[0]).toMatchObject({ isNewDay: false });
    expect(after[0]).toMatchObject({ isNewDay: true });
  });

  it('end with pending messages until they are delivered', () => {
    const outgoingMessage = {
      conversationId: 'c',
      text: 'Hello',
      replyTo: null,
      at: 1,
      refusal: null,
    };
    const outgoing = [
      { ...outgoingMessage, id: 'm0' },
      { ...outgoingMessage, id: 'm1' },
    ];
    const rows = buildThreadRows({
      messages: [message(0)],
      hasOlder: false,
      outgoing,
      firstUnread: null,
    });
    expect(rows.map(({ key }) => key)).toEqual(['m0', 'm1']);
  });
});
