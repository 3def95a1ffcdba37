/**
 * What a host (browser, desktop) offers the renderer. Features ask this interface and never ask
 * where they run. Every `on…` returns the function that unsubscribes.
 */

import type { AppSettingsPort } from './desktop/app-settings.ts';
import type { DiagnosticsPort } from './desktop/diagnostics.ts';
import type { UpdatesPort } from './desktop/updates.ts';
import type { NotificationPort } from './notifications/notifications.ts';

export type Unsubscribe = () => void;

/** The signed-in person as the token describes them; the profile in the database knows more. */
export interface Session {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly userType: string | null;
  /** The account has a second factor that this session has not shown yet: its data stays closed. */
  readonly needsCode: boolean;
}

/** Why an auth call failed, as the auth server words it; `shared/messages/messages.ts` turns it into a sentence. */
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
  /** Where to go once the address is confirmed, as `/auth?redirect=` has it. */
  readonly redirect?: string;
}

/** After sign-up: a session when the backend needs no confirmation, else the address to confirm. */
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

/** What the code in a letter is for. */
export const mailCodeTypes = ['signup', 'recovery', 'email_change'] as const;

export type MailCodeType = (typeof mailCodeTypes)[number];

export interface MailCode {
  /** The address that the letter went to. */
  readonly email: string;
  readonly code: string;
  readonly type: MailCodeType;
}

/** A change of the address shows one of the two, unless the person has only just signed in. */
export interface EmailChange {
  readonly email: string;
  readonly currentPassword?: string;
  /** The code that `sendPasswordCode` mailed. */
  readonly nonce?: string;
}

export interface PasswordChange {
  readonly password: string;
  /** Not needed in a session that a recovery link opened. */
  readonly currentPassword?: string;
  /** The code that `sendPasswordCode` mailed, where the backend asks for one. */
  readonly nonce?: string;
}

/** An authenticator app of the account, once it has proven itself with a code. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** What an authenticator app needs to know; shown once. */
export interface FactorSetUp {
  readonly factorId: string;
  /** A picture of the key, as a `data:` address. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Two-step sign-in: a code from an authenticator app after the password. */
export interface SecondFactorPort {
  list(): Promise<AuthResult<readonly Factor[]>>;
  /** Starts a set-up; unfinished earlier ones are dropped. */
  setUp(): Promise<AuthResult<FactorSetUp>>;
  /** Finishes a set-up with the app's first code. Every other session of the account ends. */
  confirm(factorId: string, code: string): Promise<AuthResult<Session>>;
  /** Shows the code at sign-in. */
  prove(code: string): Promise<AuthResult<Session>>;
  remove(factorId: string): Promise<AuthResult<null>>;
}

export interface AuthPort {
  /** The session now; null when signed out. Never rejects. */
  session(): Promise<Session | null>;
  /** Called on sign-in, refresh and sign-out, also when another window signs in or out. */
  onChange(listener: (session: Session | null) => void): Unsubscribe;
  /** Called when a link for choosing a new password has opened a session. */
  onRecovery(listener: () => void): Unsubscribe;
  signIn(credentials: Credentials): Promise<AuthResult<Session>>;
  signUp(details: SignUpDetails): Promise<AuthResult<SignUpOutcome>>;
  /**
   * Ends the session on every device and forgets the local tokens. A desktop forgets them also when
   * the server cannot be told; a browser stays signed in.
   */
  signOut(): Promise<AuthResult<null>>;
  /** Ends the session on every other device. */
  signOutOthers(): Promise<AuthResult<null>>;
  /** Forgets the local tokens without asking the server, for a session the server refuses. */
  forget(): Promise<void>;
  /** Redeems the hashed token of an e-mail link. */
  verify(tokenHash: string, type: EmailLinkType): Promise<AuthResult<Session | null>>;
  /**
   * Redeems the six digits of a letter. No session comes of the first of two letters that a change of the
   * address sends.
   */
  verifyCode(code: MailCode): Promise<AuthResult<Session | null>>;
  /** Redeems the `?code=` of an e-mail link; works only in the browser that asked for the link. */
  exchange(code: string): Promise<AuthResult<Session>>;
  /** Takes over tokens that the server put into the address. */
  adopt(accessToken: string, refreshToken: string): Promise<AuthResult<Session>>;
  resend(email: string, redirect?: string): Promise<AuthResult<null>>;
  /** Mails a link for choosing a new password; the answer does not tell whether the account exists. */
  requestReset(email: string): Promise<AuthResult<null>>;
  /** Sets a password; every other session of the account ends. */
  changePassword(change: PasswordChange): Promise<AuthResult<null>>;
  /** Mails the code that stands for the current password in a change of the password or the address. */
  sendPasswordCode(): Promise<AuthResult<null>>;
  /** Takes effect when the links in the mails have been followed. */
  changeEmail(change: EmailChange): Promise<AuthResult<null>>;
  /** Fetches new tokens, after something on the server changed what they should say. */
  refresh(): Promise<AuthResult<Session>>;
  readonly secondFactor: SecondFactorPort;
  /** A fresh access token for the data client; null when signed out. */
  accessToken(): Promise<string | null>;
}

/**
 * Where a desktop keeps the session. `locked`: the keychain waits for its password; `absent`: the
 * computer has none; `failing`: it has one that does not do as it is told.
 */
export type KeychainState = 'ready' | 'locked' | 'absent' | 'failing';

export interface KeychainStanding {
  readonly state: KeychainState;
  /** Somebody is signed in, and their session cannot be read until the keychain opens. */
  readonly isSessionLocked: boolean;
}

export interface KeychainPort {
  standing(): Promise<KeychainStanding>;
  onChange(listener: (standing: KeychainStanding) => void): Unsubscribe;
  /** Tries again, after the person has unlocked it. */
  retry(): Promise<KeychainStanding>;
}

/**
 * A file on its way out of the app. Where it lies is known to the main process alone. `gone`: it was
 * saved, and somebody has moved or deleted it since.
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
  /** Hands the file to the system's drag and drop; called while the person begins to drag. */
  drag(id: string): void;
}

/** What became of a page that was to be saved as a PDF. */
export type PrintOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cancelled' | 'failed' };

export interface PrintingPort {
  /** Told of every page printed from this window, also by the menu. */
  onOutcome(listener: (outcome: PrintOutcome) => void): Unsubscribe;
}

/** The public values of the backend that this app talks to. */
export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
  /** Where this computer's captured mail is shown; null on a hosted backend. */
  readonly mailbox: string | null;
}

/** Where the data of a workspace is: a hosted project, or this computer. */
export type WorkspacePlace =
  | { readonly kind: 'local' }
  | { readonly kind: 'hosted'; readonly url: string };

export interface WorkspaceStanding {
  readonly state: 'choosing' | 'leaving' | 'opening' | 'open' | 'failed';
  readonly place: WorkspacePlace | null;
  /** Why it failed to open; null otherwise. */
  readonly failure:
    | 'in-use'
    | 'port'
    | 'migration'
    | 'setting'
    | 'crashing'
    /** Something of the workspace before is still there. */
    | 'not-cleared'
    | null;
  /** Who decided, so that nobody here can choose. */
  readonly managedBy: 'policy' | 'build' | 'development' | null;
  /** Of the demo on this computer, while that is open. */
  readonly demoPassword: string | null;
}

export type HostedOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason:
        | 'address'
        | 'key'
        /** A key that opens everything to everybody must not be on anybody's computer. */
        | 'secret-key'
        | 'unreachable'
        /** A Supabase project, or something else, without Haven Exchange in it. */
        | 'not-haven';
    };

/** What the workspace on this computer keeps, whether it is open or not; no bytes when nothing. */
export interface LocalData {
  readonly folder: string;
  readonly bytes: number;
}

export type EraseOutcome =
  | 'erased'
  /** Another Haven Exchange works with it. */
  | 'in-use'
  | 'not-cleared'
  | 'failed';

export interface WorkspacePort {
  standing(): Promise<WorkspaceStanding>;
  /** The chooser alone is told; windows of a workspace close when it changes. */
  onChange(listener: (standing: WorkspaceStanding) => void): Unsubscribe;
  localData(): Promise<LocalData>;
  /** Opens the chooser; nothing else happens until another workspace is chosen there. */
  change(): Promise<void>;
  /** Only the chooser may call these. */
  readonly chooser: {
    openHosted(project: { url: string; publishableKey: string }): Promise<HostedOutcome>;
    openLocal(): Promise<void>;
    retry(): Promise<void>;
    cancel(): Promise<void>;
    keep(): Promise<void>;
  };
  /** Deletes all data of the workspace on this computer; only it and the chooser may. */
  eraseLocal(): Promise<EraseOutcome>;
}

export interface PlatformFacts {
  readonly kind: 'web' | 'desktop';
  readonly isApple: boolean;
}

export interface Host {
  readonly auth: AuthPort;
  readonly platform: PlatformFacts;
  /** Null in a browser, which keeps its session itself. */
  readonly keychain: KeychainPort | null;
  /** Null in a browser, which has settings of its own. */
  readonly appSettings: AppSettingsPort | null;
  /** Null in a browser. */
  readonly diagnostics: DiagnosticsPort | null;
  /** Null in a browser, which always has the newest version. */
  readonly updates: UpdatesPort | null;
  /** Null in a browser, where nothing asks for the leave to notify: its page says it. */
  readonly notifications: NotificationPort | null;
  /** Null in a browser, which shows its own downloads. */
  readonly downloads: DownloadsPort | null;
  /** Null in a browser, whose own dialog tells what became of it. */
  readonly printing: PrintingPort | null;
  /** Null in a browser, whose address says which backend it works with. */
  readonly workspace: WorkspacePort | null;
  backend(): Promise<BackendAddress>;
  /** Opens an address outside the app. Only https, mailto and tel leave. */
  openExternal(url: string): void;
  /** Called with a screen that something outside the page asks for: a link, a notification, a menu. */
  onRoute(listener: (route: string) => void): Unsubscribe;
  /**
   * Called when the search is asked for from outside the page: by the menu, the tray, a shortcut. What
   * is asked before anybody listens waits.
   */
  onSearch(listener: () => void): Unsubscribe;
  /** Prints what the window shows, or saves it as a PDF. */
  print(): void;
  /** Leaves for a page of the payment provider's, in the place of this one where there is one. */
  leaveFor(url: string): void;
  /**
   * Something in this page is typed and not saved, until the returned function is called. Null in a
   * browser, which asks by itself once a page wants it to.
   */
  readonly keepUnsaved: (() => Unsubscribe) | null;
}
