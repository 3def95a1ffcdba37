import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { createStrictStub } from './strict-stub.ts';

type Options = Electron.NotificationConstructorOptions;

/** One notification as the user sees it. */
export class ShownNotification {
  readonly #events = new EventEmitter();
  readonly #centre: NotificationCentre;
  readonly options: Options;
  readonly native: Electron.Notification;

  constructor(centre: NotificationCentre, options: Options) {
    this.#centre = centre;
    this.options = options;
    this.native = createStrictStub<Electron.Notification>(
      'Notification',
      {
        id: options.id ?? '',
        show: () => {
          const { answer } = centre;
          if (answer !== 'show') return void this.#events.emit('failed', {}, answer);
          centre.shown.push(this);
          this.#events.emit('show', {});
        },
        close: () => centre.remove(this),
      },
      this.#events,
    );
  }

  /** Enters a reply into its field, where the computer shows one. */
  answer(reply: string): void {
    const { hasReply, toastXml = '' } = this.options;
    const [, encoded] = / arguments="([^"]*)"/.exec(toastXml) ?? [];
    this.#centre.remove(this);
    if (encoded !== undefined) {
      const type = 'reply';
      return void this.#centre.activate({
        type,
        reply,
        arguments: encoded.replaceAll('&amp;', '&'),
      });
    }
    if (hasReply !== true) throw new Error('There is no field to answer in.');
    this.#events.emit('reply', { reply });
  }

  click(): void {
    this.#centre.remove(this);
    this.#events.emit('click', {});
  }

  /** Removes the listeners, because the app that showed it has quit. */
  orphan(): void {
    this.#events.removeAllListeners();
  }
}

/** The computer's notifications, which remain after the app quits. */
export class NotificationCentre {
  shown: ShownNotification[] = [];
  #handle: ((details: Electron.ActivationArguments) => void) | undefined;
  /** `show`, or the system's error. */
  answer = 'show';

  readonly Notification = Object.assign(
    // `new` returns the object that a function returns.
    (() => {
      const make = (options: Options) => new ShownNotification(this, options).native;
      return function Notification(options: Options) {
        return make(options);
      };
    })(),
    {
      isSupported: () => true,
      getHistory: async () => this.shown.map(({ native }) => native),
      removeAll: () => {
        this.shown = [];
      },
      handleActivation: (handle: (details: Electron.ActivationArguments) => void) => {
        this.#handle = handle;
      },
    },
  );

  /** Notifies the running app, as Windows does; earlier activations wait until it listens. */
  activate(details: Electron.ActivationArguments): void {
    this.#handle?.(details);
  }

  get titles(): (string | undefined)[] {
    return this.shown.map(({ options }) => options.title);
  }

  remove(note: ShownNotification): void {
    this.shown = this.shown.filter((other) => other !== note);
  }
}
