import { linkOfRoute } from '../../shared/desktop/deep-links.ts';
import type { Note } from '../../shared/notifications/notes.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Also drops what XML cannot hold at all: one such character and Windows shows nothing. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * The toast of Windows. Activated by protocol, because the default way tells nothing of clicks once
 * the app is closed: Windows then opens the link, which starts the app on the right screen.
 */
export function toastXml(note: Note): string {
  const launch = escapeXml(linkOfRoute(note.route));
  const scenario = note.urgent ? ' scenario="urgent"' : '';
  return (
    `<toast activationType="protocol" launch="${launch}"${scenario}>` +
    '<visual><binding template="ToastGeneric">' +
    `<text>${escapeXml(note.title)}</text><text>${escapeXml(note.body)}</text>` +
    '</binding></visual></toast>'
  );
}
