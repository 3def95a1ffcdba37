export type NoteOutcome =
  | { readonly kind: 'shown' }
  /**
   * `quiet`: it is shown when the quiet hours end. `in-view`: its screen is what the person looks at.
   */
  | { readonly kind: 'suppressed'; readonly reason: 'off' | 'quiet' | 'repeated' | 'in-view' }
  | {
      readonly kind: 'failed';
      readonly reason: 'unsupported' | 'route' | 'not-allowed' | 'system';
    };

/** Why a notification need not be shown any more: its screen is looked at, or it was read somewhere. */
export type TakenBack = 'seen' | 'read';

/** What should reach a person who looks elsewhere. */
export interface NotificationPort {
  /**
   * Tells of a row of the table of notifications in the server's words, when its person chose to hear of its
   * kind, and once, however many windows ask for it. Never rejects.
   */
  show(id: string): Promise<NoteOutcome>;
  /** Takes back what is shown; what is seen, only if this window is the one that the person looks at. */
  takeBack(ids: readonly string[], because: TakenBack): void;
  /** How much waits for the person, at the icon of the app, and what the product is called where they work. */
  showCount(count: number, name: string): void;
  /** Shows a notification for trying it out. */
  test(): Promise<NoteOutcome>;
}
