import { getWorkspaceDeepLink } from '../../shared/desktop/deep-links.ts';
import type { SystemNotification } from '../../shared/messaging/notifications/system-notification.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Also drops characters that XML can't contain; with one of them Windows shows nothing. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Returns a Windows toast. It uses protocol activation, since the default doesn't report clicks once the app is
 * closed: Windows opens the link, which starts the app on the right screen.
 */
export function toastXml(note: SystemNotification): string {
  const launch = escapeXml(getWorkspaceDeepLink(note.route, note.workspace));
  const scenario = note.urgent ? ' scenario="urgent"' : '';
  return (
    `<toast activationType="protocol" launch="${launch}"${scenario}>` +
    '<visual><binding template="ToastGeneric">' +
    `<text>${escapeXml(note.title)}</text><text>${escapeXml(note.body)}</text>` +
    `</binding></visual>${renderReplyField(note)}</toast>`
  );
}

/** Returns a reply field. Windows passes the text to the running app, or starts the app for it. */
function renderReplyField({ workspace, id, route, answers }: SystemNotification): string {
  if (answers === undefined) return '';
  const { conversation, upTo } = answers;
  const params = new URLSearchParams({ type: 'reply', workspace, note: id, route, conversation });
  if (upTo !== null) params.set('upTo', upTo);
  return (
    '<actions><input id="reply" type="text" placeHolderContent="Answer"/>' +
    `<action activationType="foreground" hint-inputId="reply" content="Send" arguments="${escapeXml(`${params}`)}"/>` +
    '</actions>'
  );
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the note that was replied to; null if none of our toasts match. */
export function parseToastReply(
  toastArguments: string,
): Pick<Required<SystemNotification>, 'workspace' | 'id' | 'route' | 'answers'> | null {
  const params = new URLSearchParams(toastArguments);
  const names = ['workspace', 'note', 'route', 'conversation', 'upTo'];
  const [workspace, id, route, conversation, upTo] = names.map((name) => params.get(name));
  if (params.get('type') !== 'reply' || !workspace || !id || !route || !conversation) return null;
  if (safeRedirect(route) === null || !ID.test(conversation)) return null;
  return {
    workspace,
    id,
    route,
    answers: { conversation, upTo: upTo && ID.test(upTo) ? upTo : null },
  };
}
