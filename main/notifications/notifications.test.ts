import type { NotificationConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { DEFAULT_QUIET_HOURS } from '../../shared/messaging/notifications/quiet-hours.ts';
import type { SystemNotification } from '../../shared/messaging/notifications/system-notification.ts';
import { parseDeepLink } from '../deep-links/parse.ts';
import { RouteInbox } from '../deep-links/route-inbox.ts';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import {
  type NotificationOptions,
  NotificationService,
  parseNotificationRoute,
} from './notification-service.ts';
import { toastXml } from './toast-xml.ts';

type Listener = (event: object, error: string) => void;

/** A fake system notification whose events are set by the test. */
class FakeNative {
  readonly listeners = new Map<string, Listener>();
  readonly options: NotificationConstructorOptions;
  close = vi.fn();
  readonly #answer: string | null;

  constructor(options: NotificationConstructorOptions, answer: string | null) {
    this.options = options;
    this.#answer = answer;
  }
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  show(): void {
    if (this.#answer === 'show') this.tell('show');
    else if (this.#answer !== null) this.tell('failed', this.#answer);
  }
  tell(event: string, error = ''): void {
    this.listeners.get(event)?.({ reply: error }, error);
  }
}

const WORKSPACE = '0123456789abcdef';
const note: SystemNotification = {
  workspace: WORKSPACE,
  id: 'approval:1',
  title: 'Approved',
  body: 'Welcome',
  route: '/dashboard',
};
const NIGHT = { ...DEFAULT_QUIET_HOURS, enabled: true };

function notifications(
  overrides: Partial<NotificationOptions> = {},
  answer: string | null = 'show',
  start?: string,
) {
  const shown: FakeNative[] = [];
  const clock = new FakeClock(start);
  const inbox = new RouteInbox();
  const service = new NotificationService({
    platform: 'linux',
    clock,
    isSupported: () => true,
    create: (options) => {
      const native = new FakeNative(options, answer);
      shown.push(native);
      // The fake has only the two members used, not Electron's forty overloads.
      return native as never;
    },
    isOn: () => true,
    quietHours: () => DEFAULT_QUIET_HOURS,
    hidesContent: () => false,
    isInView: () => false,
    open: ({ workspace, route }) => inbox.open({ route, target: { workspace } }),
    answer: async () => true,
    ...overrides,
  });
  return { service, shown, clock, inbox };
}

test('opens the screen of a clicked notification even before a window is ready', async () => {
  const { service, shown, inbox } = notifications();
  expect(await service.show(note)).toEqual({ kind: 'shown' });
  shown[0]?.tell('click');
  const show = vi.fn();
  inbox.ready(show);
  expect(show.mock.calls).toEqual([[{ route: '/dashboard', target: { workspace: WORKSPACE } }]]);
});

test('opens the link in the toast on a Windows click, which leads to the same screen', () => {
  const { service, shown } = notifications({ platform: 'win32' });
  void service.show({ ...note, route: '/profile?tab=plan&x=1' });
  const xml = shown[0]?.options.toastXml ?? '';
  const [, launch = ''] = / launch="([^"]*)"/.exec(xml) ?? [];
  expect(xml).toContain('activationType="protocol"');
  expect(parseDeepLink(launch.replaceAll('&amp;', '&'))).toEqual({
    route: '/profile?tab=plan&x=1',
    target: { workspace: WORKSPACE },
  });
});

test('reads the screen from the identifier when a macOS click starts the app', () => {
  const { service, shown } = notifications({ platform: 'darwin' });
  void service.show({ ...note, id: 'a matter with spaces', route: '/profile?tab=plan' });
  expect(parseNotificationRoute(shown[0]?.options.id ?? '')).toEqual({
    workspace: WORKSPACE,
    route: '/profile?tab=plan',
  });
  expect(parseNotificationRoute('something https://evil.example')).toBeNull();
});

test('escapes markup in toasts and drops characters that XML forbids', () => {
  const xml = toastXml({
    ...note,
    title: 'Oak & <b>Elm</b> "Homes"',
    body: `it's\u0000 \ud800here</text><actions/>`,
  });
  expect(xml).toContain('<text>Oak &amp; &lt;b&gt;Elm&lt;/b&gt; &quot;Homes&quot;</text>');
  expect(xml).toContain('<text>it&apos;s \ufffdhere&lt;/text&gt;&lt;actions/&gt;</text>');
});

test('shows the same note once, and again after a failure', async () => {
  const { service } = notifications();
  await service.show(note);
  expect(await service.show(note)).toEqual({ kind: 'suppressed', reason: 'repeated' });
  const failing = notifications({}, 'no display');
  await failing.service.show(note);
  expect(await failing.service.show(note)).toEqual({ kind: 'failed', reason: 'system' });
});

test('reports an unsigned macOS build as not allowed', async () => {
  const { service } = notifications({ platform: 'darwin' }, 'Error: UNErrorDomain 1, not allowed');
  expect(await service.show(note)).toEqual({ kind: 'failed', reason: 'not-allowed' });
});

test('treats a system that never responds as failed', async () => {
  const { service, clock } = notifications({}, null);
  const outcome = service.show(note);
  await clock.pass(3000);
  expect(await outcome).toEqual({ kind: 'failed', reason: 'system' });
});

test("reports why a notification can't be shown", async () => {
  const off = notifications({ isOn: () => false });
  expect(await off.service.show(note)).toEqual({ kind: 'suppressed', reason: 'off' });
  const without = notifications({ isSupported: () => false });
  expect(await without.service.show(note)).toEqual({ kind: 'failed', reason: 'unsupported' });
  const { service } = notifications();
  const astray = { ...note, route: 'https://evil.example' };
  expect(await service.show(astray)).toEqual({ kind: 'failed', reason: 'route' });
});

test('holds notifications during quiet hours and shows them afterwards', async () => {
  const { service, shown, clock } = notifications(
    { quietHours: () => NIGHT },
    'show',
    '2026-06-01T23:30:00Z',
  );
  expect(await service.show(note)).toEqual({ kind: 'suppressed', reason: 'quiet' });
  await service.show({ ...note, id: 'approval:2' });
  await clock.pass(8 * 3_600_000);
  expect(shown).toHaveLength(0);
  await clock.pass(30 * 60_000);
  expect(shown).toHaveLength(2);
});

test('shows urgent notifications during quiet hours', async () => {
  const { service } = notifications({ quietHours: () => NIGHT }, 'show', '2026-06-01T23:30:00Z');
  expect(await service.show({ ...note, urgent: true })).toEqual({ kind: 'shown' });
});

test('shows waiting notifications when the user turns quiet hours off', async () => {
  let hours = NIGHT;
  const { service, shown } = notifications(
    { quietHours: () => hours },
    'show',
    '2026-06-01T23:30:00Z',
  );
  await service.show(note);
  service.recheck();
  expect(shown).toHaveLength(0);
  hours = { ...NIGHT, enabled: false };
  service.recheck();
  await flushPromises();
  expect(shown).toHaveLength(1);
});

test('clears shown and waiting notifications on sign-out', async () => {
  const hours = { ...NIGHT, start: '13:00', end: '14:00' };
  const { service, shown, clock } = notifications({ quietHours: () => hours });
  await service.show(note);
  await clock.pass(3_600_000);
  await service.show({ ...note, id: 'approval:2' });
  service.clear();
  expect(shown[0]?.close).toHaveBeenCalledOnce();
  await clock.pass(26 * 3_600_000);
  expect(shown).toHaveLength(1);
  expect((await service.show(note)).kind).toBe('shown');
});

const replyTarget = {
  conversation: '00000000-0000-4000-8000-0000000000c1',
  upTo: '00000000-0000-4000-8000-0000000000d1',
};
const message: SystemNotification = {
  ...note,
  id: 'notice:1:2026-05-01T10:00:00+00:00',
  route: '/messages/1',
  answers: replyTarget,
};

test('replies from a macOS notification and reports a failed reply', async () => {
  const answer = vi.fn(async () => false);
  const { service, shown, inbox } = notifications({ platform: 'darwin', answer });
  await service.show(message);
  expect(shown[0]?.options).toMatchObject({ hasReply: true });
  shown[0]?.tell('reply', 'On my way');
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(answer).toHaveBeenCalledWith(message, 'On my way');
  expect(shown[1]?.options).toMatchObject({ title: "Your reply wasn't sent", body: 'On my way' });
  shown[1]?.tell('click');
  const show = vi.fn();
  inbox.ready(show);
  expect(show.mock.calls).toEqual([[{ route: '/messages/1', target: { workspace: WORKSPACE } }]]);
});

test('shows nothing for a delivered reply and offers no reply on other systems', async () => {
  const { service, shown } = notifications({ platform: 'darwin' });
  await service.show(message);
  shown[0]?.tell('reply', 'Yes');
  await flushPromises();
  expect(shown).toHaveLength(1);
  const other = notifications({ platform: 'linux' });
  await other.service.show(message);
  expect(other.shown[0]?.options).not.toHaveProperty('hasReply');
});

test('replies from a Windows toast, including one shown by an earlier run', async () => {
  const answer = vi.fn(async () => true);
  const { service, shown } = notifications({ platform: 'win32', answer });
  await service.show(message);
  const xml = shown[0]?.options.toastXml ?? '';
  expect(xml).toContain('<input id="reply" type="text"');
  const [, launchArguments = ''] = / arguments="([^"]*)"/.exec(xml) ?? [];
  const later = notifications({ platform: 'win32', answer });
  later.service.answered(launchArguments.replaceAll('&amp;', '&'), 'On my way');
  await flushPromises();
  const { workspace, id, route } = message;
  const replied = { workspace, id, route, answers: replyTarget };
  expect(answer.mock.calls).toEqual([[replied, 'On my way']]);
  expect(later.shown).toHaveLength(0);
  await service.show({ ...note, id: 'approval:9' });
  expect(shown[1]?.options.toastXml).not.toContain('<input');
});

test('ignores a reply that none of our toasts could contain', async () => {
  const answer = vi.fn(async () => true);
  const { service } = notifications({ platform: 'win32', answer });
  for (const crafted of [
    '',
    'type=click&tag=1',
    'type=reply&note=n&route=/messages/1&conversation=1 or 1=1',
    `type=reply&note=n&route=https://evil.example&conversation=${replyTarget.conversation}`,
  ]) {
    service.answered(crafted, 'Hello');
  }
  await flushPromises();
  expect(answer).not.toHaveBeenCalled();
});

const HOUR_MS = 3_600_000;

test("waits for the server's delay even if the computer's quiet hours change", async () => {
  const { service, shown, clock } = notifications();
  expect(await service.show(note, HOUR_MS)).toEqual({ kind: 'suppressed', reason: 'quiet' });
  await service.show({ ...note, id: 'approval:2' }, 2 * HOUR_MS);
  service.recheck();
  await flushPromises();
  expect(shown).toHaveLength(0);
  await clock.pass(HOUR_MS);
  expect(shown).toHaveLength(1);
  await clock.pass(HOUR_MS);
  expect(shown).toHaveLength(2);
});

test('removes only notes that were read elsewhere, shown or waiting', async () => {
  const { service, shown, clock } = notifications();
  await service.show({ ...note, id: 'notice:1:a' });
  await service.show({ ...note, id: 'notice:2:a' });
  await service.show({ ...note, id: 'notice:3:a' }, HOUR_MS);
  service.takeBack(WORKSPACE, 'notice:1:', 'notice:3:');
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  await clock.pass(HOUR_MS);
  expect(shown).toHaveLength(2);
});

test("clears one workspace's notes on its sign-out and keeps those of another", async () => {
  const { service, shown } = notifications();
  await service.show(note);
  await service.show({ ...note, workspace: 'fedcba9876543210' });
  expect(shown).toHaveLength(2);
  service.clear(WORKSPACE);
  expect(shown.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
});

test.each(['linux', 'darwin', 'win32'] as const)(
  'shows only the name of the app on %s if the content is hidden',
  async (platform) => {
    const { service, shown } = notifications({ platform, hidesContent: () => true });
    await service.show({ ...message, title: 'New message from Ben', body: 'The offer is signed' });
    const [native] = shown;
    expect(native?.options).toMatchObject({ title: 'Haven Exchange', body: '' });
    expect(JSON.stringify(native?.options)).not.toMatch(/Ben|offer|Answer/);
  },
);
