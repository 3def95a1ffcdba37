/**
 * What a host (browser, desktop) offers the renderer. Features use this interface and never check where they run.
 * Every `on…` returns the unsubscribe function.
 */

import type { AppSettingsPort } from './desktop/app-settings.ts';
import type { DiagnosticsPort } from './desktop/diagnostics.ts';
import type { UpdatesPort } from './desktop/updates.ts';
import type { NotificationPort } from './messaging/notifications/notifications.ts';

export type Unsubscribe = () => void;

/** The signed-in user as described by the token; the database profile has more. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly userType: string | null;
  /** The account has a second factor that this session hasn't passed yet: its data stays locked. */
  readonly needsCode: boolean;
}

/** Why an auth call failed, as reported by the auth server; `shared/texts/messages.ts` maps it to a sentence. */
export interface AuthFailure {
  readonly message: string;
  readonly status: number | null;
  readonly code: string | null;
}

export type AuthResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: AuthFailure };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUpDetails extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: string;
  /** Where to go once the email is confirmed, as in `/auth?redirect=`. */
  readonly redirect?: string;
}

/** After sign-up: a session if the backend needs no confirmation, else the email to confirm. */
export interface SignUpOutcome {
  readonly userId: string;
  readonly email: string;
  readonly session: Session | null;
}

export const emailLinkTypes = [
  'signup',
  'email',
  'invite',
  'magiclink',
  'email_change',
  'recovery',
] as const;
export type EmailLinkType = (typeof emailLinkTypes)[number];

/** Purpose of an emailed code. */
export const emailCodeTypes = ['signup', 'recovery', 'email_change'] as const;

export type EmailCodeType = (typeof emailCodeTypes)[number];

export interface EmailCode {
  /** The address the email was sent to. */
  readonly email: string;
  readonly code: string;
  readonly type: EmailCodeType;
}

/** An email change needs one of the two proofs, unless the user has just signed in. */
export interface EmailChange {
  readonly email: string;
  readonly currentPassword?: string;
  /** The code emailed by `sendPasswordCode`. */
  readonly nonce?: string;
}

export interface PasswordChange {
  readonly password: string;
  /** Not needed in a session opened by a recovery link. */
  readonly currentPassword?: string;
  /** The code emailed by `sendPasswordCode`, if the backend requires one. */
  readonly nonce?: string;
}

/** An authenticator app verified with a code. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Setup data for an authenticator app; shown once. */
export interface FactorSetUp {
  readonly factorId: string;
  /** QR code image of the key, as a `data:` URL. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Two-factor authentication: a code from an authenticator app after the password. */
export interface SecondFactorPort {
  list(): Promise<AuthResult<readonly Factor[]>>;
  /** Starts a setup and discards unfinished ones. */
  setUp(): Promise<AuthResult<FactorSetUp>>;
  /** Finishes a setup with the app's first code. Ends all other sessions of the account. */
  confirm(factorId: string, code: string): Promise<AuthResult<Session>>;
  /** Submits the code at sign-in. */
  prove(code: string): Promise<AuthResult<Session>>;
  remove(factorId: string): Promise<AuthResult<null>>;
}

export interface AuthPort {
  /** Returns the current session; null when signed out. Never rejects. */
  session(): Promise<Session | null>;
  /** Called on sign-in, refresh, and sign-out, including those in another window. */
  onChange(listener: (session: Session | null) => void): Unsubscribe;
  /** Called when a password reset link has opened a session. */
  onRecovery(listener: () => void): Unsubscribe;
  signIn(credentials: Credentials): Promise<AuthResult<Session>>;
  signUp(details: SignUpDetails): Promise<AuthResult<SignUpOutcome>>;
  /**
   * Ends the session on every device and forgets the local tokens. A desktop forgets them even if the server can't be
   * reached; a browser stays signed in.
   */
  signOut(): Promise<AuthResult<null>>;
  /** Ends the session on every other device. */
  signOutOthers(): Promise<AuthResult<null>>;
  /** Forgets the local tokens without contacting the server, for a session the server rejects. */
  forget(): Promise<void>;
  /** Redeems the hashed token of an email link. */
  verify(tokenHash: string, type: EmailLinkType): Promise<AuthResult<Session | null>>;
  /**
   * Redeems the six-digit code of an email. An email change sends two emails, and the first redeemed opens no
   * session.
   */
  verifyCode(code: EmailCode): Promise<AuthResult<Session | null>>;
  /** Redeems the `?code=` of an email link; works only in the browser that requested the link. */
  exchange(code: string): Promise<AuthResult<Session>>;
  /** Adopts tokens that the server put into the URL. */
  adopt(accessToken: string, refreshToken: string): Promise<AuthResult<Session>>;
  resend(email: string, redirect?: string): Promise<AuthResult<null>>;
  /** Emails a password reset link; the response doesn't reveal whether the account exists. */
  requestReset(email: string): Promise<AuthResult<null>>;
  /** Sets a password and ends all other sessions of the account. */
  changePassword(change: PasswordChange): Promise<AuthResult<null>>;
  /** Emails the code that replaces the current password when changing the password or email. */
  sendPasswordCode(): Promise<AuthResult<null>>;
  /** Takes effect once the links in the emails have been followed. */
  changeEmail(change: EmailChange): Promise<AuthResult<null>>;
  /** Fetches new tokens after a server-side change to their content. */
  refresh(): Promise<AuthResult<Session>>;
  readonly secondFactor: SecondFactorPort;
  /** Returns a fresh access token for the data client; null when signed out. */
  accessToken(): Promise<string | null>;
}

/**
 * State of the keychain where a desktop keeps the session. `locked`: it needs its password; `absent`: the computer
 * has none; `failing`: it doesn't work.
 */
export type KeychainState = 'ready' | 'locked' | 'absent' | 'failing';

export interface KeychainStatus {
  readonly state: KeychainState;
  /** A user is signed in, but the session can't be read until the keychain is unlocked. */
  readonly isSessionLocked: boolean;
}

export interface KeychainPort {
  standing(): Promise<KeychainStatus>;
  onChange(listener: (standing: KeychainStatus) => void): Unsubscribe;
  /** Retries after the user has unlocked it. */
  retry(): Promise<KeychainStatus>;
}

/**
 * A file being saved outside the app. Only the main process knows its path. `gone`: it was saved, then moved or
 * deleted.
 */
export type DownloadState =
  | { readonly kind: 'running'; readonly percent: number | null }
  | { readonly kind: 'done' | 'gone' | 'cancelled' | 'failed' }
  | { readonly kind: 'refused'; readonly reason: 'executable' | 'origin' };

export interface Download {
  readonly id: string;
  readonly name: string;
  readonly state: DownloadState;
}

export interface DownloadsPort {
  onChange(listener: (download: Download) => void): Unsubscribe;
  cancel(id: string): void;
  showInFolder(id: string): void;
  /** Hands the file to the system's drag and drop; called as a drag starts. */
  drag(id: string): void;
}

/** Result of saving a page as a PDF. */
export type PrintOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cancelled' | 'failed' };

export interface PrintingPort {
  /** Called for every page printed from this window, including from the menu. */
  onOutcome(listener: (outcome: PrintOutcome) => void): Unsubscribe;
}

/** Public connection values of the app's backend. */
export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
  /** URL of this computer's captured email; null on a hosted backend. */
  readonly mailbox: string | null;
}

/** Location of a workspace's data: a hosted project or this computer. */
export type WorkspaceLocation =
  | { readonly kind: 'local' }
  | { readonly kind: 'hosted'; readonly url: string };

export interface WorkspaceStatus {
  readonly state: 'choosing' | 'leaving' | 'opening' | 'open' | 'failed';
  readonly place: WorkspaceLocation | null;
  /** Why it failed to open; null otherwise. */
  readonly failure:
    | 'in-use'
    | 'port'
    | 'migration'
    | 'setting'
    | 'crashing'
    /** Data of the previous workspace is still present. */
    | 'not-cleared'
    | null;
  /** What fixes the workspace so that users can't choose. */
  readonly managedBy: 'policy' | 'build' | 'development' | null;
  /** Password of the local demo while it is open. */
  readonly demoPassword: string | null;
}

export type HostedOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'address'
        | 'key'
        /** A key with full access must never be on a user's computer. */
        | 'secret-key'
        | 'unreachable'
        /** A Supabase project, or another server, without Haven Exchange. */
        | 'not-haven'
        /** The organization's policy lists other servers. */
        | 'not-allowed'
        /** All places in the list are taken. */
        | 'too-many'
        /** The user did not enter the password of the network's proxy. */
        | 'proxy';
    };

/** Data of the local workspace, open or not; zero bytes when empty. */
export interface LocalData {
  readonly folder: string;
  readonly bytes: number;
}

/** A backup of the workspace on this computer. */
export interface LocalBackup {
  readonly name: string;
  readonly bytes: number;
  readonly at: string;
}

/** The backend on this computer, as its own workspace sees it. */
export interface LocalBackendStatus {
  readonly state: 'stopped' | 'starting' | 'ready' | 'failed';
  /** Null unless it is ready. */
  readonly port: number | null;
  /** Restarts after a crash since the app started. */
  readonly restarts: number;
  readonly backups: readonly LocalBackup[];
  readonly folder: string;
}

/** `busy`: another backup or restore is running, or the backend isn't ready. `cancelled`: the user changed their mind. */
export type BackupOutcome = 'done' | 'failed' | 'busy' | 'cancelled';

export type EraseOutcome =
  | 'erased'
  /** Another Haven Exchange instance is using it. */
  | 'in-use'
  | 'not-cleared'
  | 'failed';

export type RemoveOutcome =
  | 'removed'
  /** Some data is still on this computer; the next start deletes it. */
  | 'not-cleared'
  /** The user wants to save open changes first. */
  | 'kept'
  /** The organization or the build set the workspace. */
  | 'managed';

/** A workspace in the switcher. */
export interface WorkspaceItem {
  readonly id: string;
  /** Its server, and its account if another workspace has the same server. */
  readonly label: string;
  readonly place: WorkspaceLocation;
  readonly unread: number;
  readonly isInFront: boolean;
  readonly isSignedIn: boolean;
}

export interface WorkspacePort {
  standing(): Promise<WorkspaceStatus>;
  /** Only the chooser is notified; a workspace's windows close when it changes. */
  onChange(listener: (standing: WorkspaceStatus) => void): Unsubscribe;
  localData(): Promise<LocalData>;
  /** All workspaces of this computer. */
  list(): Promise<readonly WorkspaceItem[]>;
  onList(listener: (items: readonly WorkspaceItem[]) => void): Unsubscribe;
  /** Brings another workspace to the front; only the focused window may call it. */
  switchTo(id: string): Promise<void>;
  /** Opens another account on this window's server. */
  addAccount(): Promise<void>;
  /** Signs out of a workspace and removes it; a page may remove only its own. */
  remove(id: string): Promise<RemoveOutcome>;
  /** Opens the chooser to add a workspace. */
  change(): Promise<void>;
  /** Only the chooser may call these. */
  readonly chooser: {
    openHosted(project: { url: string; publishableKey: string }): Promise<HostedOutcome>;
    openLocal(): Promise<void>;
    retry(): Promise<void>;
    cancel(): Promise<void>;
    keep(): Promise<void>;
  };
  /** Only pages of the workspace on this computer may call these. */
  readonly localBackend: {
    status(): Promise<LocalBackendStatus>;
    backUp(): Promise<BackupOutcome>;
    /** The system's own dialog asks before anything is replaced. */
    restore(name: string): Promise<BackupOutcome>;
    showBackups(): Promise<void>;
  };
  /** Deletes all data of the local workspace; only that workspace and the chooser may call it. */
  eraseLocal(): Promise<EraseOutcome>;
}

export interface PlatformFacts {
  readonly kind: 'web' | 'desktop';
  readonly isApple: boolean;
}

export interface Host {
  readonly auth: AuthPort;
  readonly platform: PlatformFacts;
  /** Null in a browser, which stores its session itself. */
  readonly keychain: KeychainPort | null;
  /** Null in a browser, which has its own settings. */
  readonly appSettings: AppSettingsPort | null;
  /** Null in a browser. */
  readonly diagnostics: DiagnosticsPort | null;
  /** Null in a browser, which always runs the newest version. */
  readonly updates: UpdatesPort | null;
  /** Null in a browser, where the page itself shows the notifications. */
  readonly notifications: NotificationPort | null;
  /** Null in a browser, which shows its own downloads. */
  readonly downloads: DownloadsPort | null;
  /** Null in a browser, whose own dialog shows the result. */
  readonly printing: PrintingPort | null;
  /** Null in a browser, where the URL determines the backend. */
  readonly workspace: WorkspacePort | null;
  backend(): Promise<BackendAddress>;
  /** Opens a URL outside the app. Only https, mailto, and tel are allowed. */
  openExternal(url: string): void;
  /** Called with a route requested from outside the page: by a link, a notification, or a menu. */
  onRoute(listener: (route: string) => void): Unsubscribe;
  /**
   * Called when the search is requested from outside the page: by the menu, the tray, or a shortcut. Requests are
   * queued until there is a listener.
   */
  onSearch(listener: () => void): Unsubscribe;
  /** Called when the menu opens the find bar. Null in a browser, which has its own. */
  readonly onFind: ((listener: () => void) => Unsubscribe) | null;
  /** Prints the window or saves it as a PDF. */
  print(): void;
  /** Opens a page of the payment provider, replacing this page where there is one. */
  leaveFor(url: string): void;
  /**
   * Marks the page as having unsaved input until the returned function is called. Null in a browser, which prompts by
   * itself when a page asks for it.
   */
  readonly keepUnsaved: (() => Unsubscribe) | null;
}
