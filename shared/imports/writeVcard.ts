import { escapeContentText, foldContentLine } from '../format/contentLine.ts';
import { parseContactMethod } from '../records/contactMethods.ts';

/** Fields of a contact that its card has. */
type ContactValues = Readonly<Record<string, unknown>>;

const escaped = (value: unknown): string => escapeContentText(String(value ?? ''));

const TYPES: Readonly<Record<string, string>> = { work: 'WORK', mobile: 'CELL', home: 'HOME' };

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

function parameters(kind: unknown, more: readonly string[]): string {
  const types = [TYPES[String(kind)], ...more].filter((one) => one !== undefined);
  return types.map((type) => `;TYPE=${type}`).join('');
}

function writeCard(contact: ContactValues): string {
  const text = (name: string) => escaped(contact[name]);
  const reach = (property: 'EMAIL' | 'TEL', name: 'email' | 'phone') => [
    ...(contact[name]
      ? [
          `${property}${parameters(contact[`${name}_kind`], [
            'PREF',
            ...(name === 'phone' && contact.no_calls === true ? ['X-NO-CALLS'] : []),
          ])}:${text(name)}`,
        ]
      : []),
    ...linesOf(contact[`more_${name}s`]).map((line) => {
      const { kind, isQuiet, value } = parseContactMethod(line);
      return `${property}${parameters(kind, isQuiet ? ['X-NO-CALLS'] : [])}:${escaped(value)}`;
    }),
  ];
  const address = ['street', 'city', 'state'].map(text);
  // The parts of the structured name aren't known, so the name is all of it.
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${contact.id}`,
    `FN:${text('name')}`,
    `N:;${text('name')};;;`,
    ...(contact.company ? [`ORG:${text('company')}`] : []),
    ...(contact.job_title ? [`TITLE:${text('job_title')}`] : []),
    ...reach('EMAIL', 'email'),
    ...reach('TEL', 'phone'),
    ...(address.some(Boolean) ? [`ADR;TYPE=WORK:;;${address.join(';')};;`] : []),
    ...linesOf(contact.more_addresses).map((line) => {
      const { kind, value } = parseContactMethod(line);
      return `ADR${parameters(kind, [])}:;;${escaped(value)};;;;`;
    }),
    ...(linesOf(contact.tags).length > 0
      ? [`CATEGORIES:${linesOf(contact.tags).map(escaped).join(',')}`]
      : []),
    ...(contact.notes ? [`NOTE:${text('notes')}`] : []),
    ...(contact.do_not_contact === true ? ['X-DO-NOT-CONTACT:true'] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${foldContentLine(line)}\r\n`).join('');
}

/** Writes contacts as vCard 3.0 (RFC 2426), which phones, Outlook, Google, and Apple read. */
export const writeVcard = (contacts: readonly ContactValues[]): string =>
  contacts.map(writeCard).join('');
