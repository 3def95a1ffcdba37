import {
  CLIENT_ERROR_EVENT,
  type ClientErrorDetail,
  type ClientErrorKind,
} from '#shared/admin/operations/client-errors.ts';
import { redactPersonalData } from '#shared/admin/operations/redactPersonalData.ts';

declare global {
  interface Window {
    /** The errors queued by `public/first-paint.js`, and the page's build version. */
    readonly havenFaults?: { readonly version: string; readonly waiting: Event[] };
    /** The errors of this page as reported to our team; set once an error occurs. */
    havenFaultReports?: () => readonly object[];
    /** The window's own log, if `telemetry/activity/eventBuffer.ts` keeps one. */
    havenLog?: readonly { readonly at: string; readonly what: string }[];
  }
}

export interface ClientError {
  readonly id: string;
  readonly errorId: string;
  readonly kind: ClientErrorKind;
  readonly message: string;
  /** The source file where the error occurred, without its hash. */
  readonly frame: string;
  readonly path: string;
  readonly at: number;
  readonly error: unknown;
}

const MOST_MESSAGE = 300;
const CHUNK = /dynamically imported module|importing a module script failed|unable to preload css/i;
/** Errors outside the product: browser extensions and the browser's own messages. */
const FOREIGN = /(?:chrome|moz|safari-web)-extension:|^Script error|^ResizeObserver loop/;

/** Extracts the error from an event; null if it is not a product error or was already reported. */
export function parseClientError(event: Event, before: readonly ClientError[]): ClientError | null {
  const found = whatFailed(event);
  if (found === null) return null;
  const { error, kind, id, address } = found;
  // A screen whose script failed to load is reported by both its loader and its error boundary.
  if (typeof error === 'object' && error !== null && before.some((one) => one.error === error))
    return null;
  const description = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (FOREIGN.test(description) || FOREIGN.test(stack)) return null;
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (!navigator.onLine && (kind === 'image' || kind === 'chunk')) return null;
  return {
    id: crypto.randomUUID(),
    errorId: id ?? shortId(),
    kind,
    message: redactPersonalData(description, MOST_MESSAGE),
    frame: fileOf(address ?? (CHUNK.test(description) ? description : stack)),
    path: location.pathname,
    at: Date.now(),
    error,
  };
}

interface Failed {
  readonly kind: ClientErrorKind;
  readonly error: unknown;
  readonly id?: string | undefined;
  readonly address?: string;
}

function whatFailed(event: Event): Failed | null {
  const { target } = event;
  if (event.type === CLIENT_ERROR_EVENT) {
    const { detail } = event as CustomEvent<ClientErrorDetail>;
    return { ...detail, kind: isOfChunk(detail.error) ? 'chunk' : detail.kind };
  }
  if (target instanceof HTMLImageElement) return { kind: 'image', error: 'Image not available' };
  if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
    const address = target instanceof HTMLLinkElement ? target.href : target.src;
    return { kind: 'chunk', error: 'A script or stylesheet failed to load', address };
  }
  if (event instanceof ErrorEvent) {
    const error: unknown = event.error ?? event.message;
    return { kind: kindOf(error), error };
  }
  if (event instanceof PromiseRejectionEvent && event.reason instanceof Error) {
    return { kind: kindOf(event.reason), error: event.reason };
  }
  return null;
}

const isOfChunk = (error: unknown): boolean => error instanceof Error && CHUNK.test(error.message);

function kindOf(error: unknown): ClientErrorKind {
  if (isOfChunk(error)) return 'chunk';
  const { screen, hydrated } = document.documentElement.dataset;
  const root = document.getElementById('root');
  const isStarting = screen === undefined ? root?.childElementCount === 0 : hydrated === undefined;
  return isStarting ? 'mount' : 'app';
}

/** `https://…/assets/ListingPage-B1x_2.js:1:200` is of ListingPage. */
function fileOf(text: string): string {
  const file = /\/assets\/([A-Za-z][\w.]{0,60}?)-[\w-]{6,12}\.(?:js|css)/.exec(text.slice(0, 4000));
  return file?.[1] ?? '';
}

export const shortId = (): string => crypto.randomUUID().slice(0, 8).toUpperCase();
