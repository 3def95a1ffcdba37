export type ShowNotificationResult =
  | { readonly kind: 'shown' }
  /** `quiet`: shown when quiet hours end. `in-view`: the user is viewing its screen. */
  | { readonly kind: 'suppressed'; readonly reason: 'off' | 'quiet' | 'repeated' | 'in-view' }
  | {
      readonly kind: 'failed';
      readonly reason: 'unsupported' | 'route' | 'not-allowed' | 'system';
    };

/** Why a notification can be withdrawn: its screen is open, or it was read elsewhere. */
export type DismissReason = 'seen' | 'read';

/** Desktop notifications for users looking elsewhere. */
export interface NotificationPort {
  /**
   * Shows a row of the notifications table with the server's text if the user enabled its kind, once regardless of
   * how many windows ask. Never rejects.
   */
  show(id: string): Promise<ShowNotificationResult>;
  /** Withdraws shown notifications; for `seen`, only if this window has focus. */
  takeBack(ids: readonly string[], because: DismissReason): void;
  /** Shows the unread count on the app icon, and the product's name in the workspace. */
  showCount(count: number, name: string): void;
  /** Shows a test notification. */
  test(): Promise<ShowNotificationResult>;
}
