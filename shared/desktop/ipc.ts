import { z } from 'zod';
import type { Unsubscribe } from '../host.ts';
import type { Area } from './ipc/channel.ts';
import { diagnosticsArea } from './ipc/diagnostics.ts';
import { downloadsArea } from './ipc/downloads.ts';
import { environmentArea } from './ipc/environment.ts';
import { keychainArea } from './ipc/keychain.ts';
import { notificationsArea } from './ipc/notifications.ts';
import { pageArea } from './ipc/page.ts';
import { printingArea } from './ipc/printing.ts';
import { proxyLoginArea } from './ipc/proxy-login.ts';
import { routesArea } from './ipc/routes.ts';
import { sessionArea } from './ipc/session.ts';
import { settingsArea } from './ipc/settings.ts';
import { unsavedWorkArea } from './ipc/unsaved-work.ts';
import { updatesArea } from './ipc/updates.ts';
import { workspaceArea } from './ipc/workspace.ts';

/**
 * The single table of messages between renderer and main process. A channel is called `<area>.<name>`. Main validates
 * requests and responses against it; preload and renderer import only its types, so neither bundles the validator.
 */
export const areas = {
  session: sessionArea,
  keychain: keychainArea,
  surroundings: environmentArea,
  routes: routesArea,
  settings: settingsArea,
  page: pageArea,
  diagnostics: diagnosticsArea,
  updates: updatesArea,
  work: unsavedWorkArea,
  notifications: notificationsArea,
  downloads: downloadsArea,
  printing: printingArea,
  workspace: workspaceArea,
  proxyLogin: proxyLoginArea,
} as const;

export type Areas = typeof areas;
export type AreaName = keyof Areas;

type Calls<Name extends AreaName> = Areas[Name]['calls'];
type Events<Name extends AreaName> = Areas[Name]['events'];
type CallName<Name extends AreaName> = keyof Calls<Name> & string;
export type EventName<Name extends AreaName> = keyof Events<Name> & string;

type RequestOf<Entry> = Entry extends { readonly request: infer Request extends z.ZodType }
  ? z.output<Request>
  : never;
type ResponseOf<Entry> = Entry extends { readonly answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : never;
export type Payload<
  Name extends AreaName,
  Event extends EventName<Name>,
> = Events<Name>[Event] extends z.ZodType ? z.output<Events<Name>[Event]> : never;

/**
 * `untrusted`: not the app's own page in an app window. `malformed`: doesn't match the table. `too-many`: over the
 * rate limit. `failed`: an error in main, written to its log.
 */
export type IpcErrorCode = 'untrusted' | 'malformed' | 'too-many' | 'failed';
export type IpcResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: IpcErrorCode };

/** The calling window. */
export interface Caller {
  readonly contentsId: number;
}

/** Main's handlers, by area. */
export type Handlers<Name extends AreaName> = {
  readonly [Call in CallName<Name>]: (
    request: RequestOf<Calls<Name>[Call]>,
    caller: Caller,
  ) => ResponseOf<Calls<Name>[Call]> | Promise<ResponseOf<Calls<Name>[Call]>>;
};

type BridgeCall<Request, Answer> = undefined extends Request
  ? () => Promise<IpcResult<Answer>>
  : (request: Request) => Promise<IpcResult<Answer>>;

/** What preload exposes to the page as `window.haven`. */
export type Bridge = {
  readonly [Name in AreaName]: {
    readonly [Call in CallName<Name>]: BridgeCall<
      RequestOf<Calls<Name>[Call]>,
      ResponseOf<Calls<Name>[Call]>
    >;
  } & {
    readonly [Event in EventName<Name> as `on${Capitalize<Event>}`]: (
      listener: (payload: Payload<Name, Event>) => void,
    ) => Unsubscribe;
  };
};

/** All channel names, and for calls whether they take a value. */
export type ChannelTable = Readonly<
  Record<
    string,
    { readonly calls: Readonly<Record<string, 0 | 1>>; readonly events: readonly string[] }
  >
>;

/** Data for building preload, which must not bundle the validator. */
export const channelTable = (): ChannelTable =>
  Object.fromEntries(
    Object.entries<Area>(areas).map(([area, { calls, events }]) => {
      const takes = Object.entries(calls).map(([name, { request }]) => [
        name,
        request instanceof z.ZodUndefined ? 0 : 1,
      ]);
      return [area, { calls: Object.fromEntries(takes), events: Object.keys(events) }];
    }),
  );
