import { linkTo } from '../../routes.ts';

/** A desktop notification. */
export interface SystemNotification {
  /** Id of its workspace on this computer. */
  readonly workspace: string;
  /** The same event always has the same id, whatever the source and however often it is sent. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The screen a click opens. */
  readonly route: string;
  /** Bypasses quiet hours. */
  readonly urgent?: boolean;
  /** Where an inline reply goes, if the system supports one. */
  readonly answers?: NotificationReplyTarget;
}

/** A conversation and its newest message in the notification; a reply marks it read up to there. */
export interface NotificationReplyTarget {
  readonly conversation: string;
  readonly upTo: string | null;
}

/** A test notification. All other notifications are in `kinds.ts`. */
export const createTestNotification = (workspace: string, attempt: string): SystemNotification => ({
  workspace,
  id: `trial:${attempt}`,
  title: 'Notifications work',
  body: 'Haven Exchange alerts you to urgent updates like this.',
  route: linkTo('dashboard'),
  // The user is watching for it.
  urgent: true,
});
