import { type CsvCell, csvLine } from '../../../shared/format/csv.ts';
import type { Content } from './document.ts';
import type { Agreement, Filed, LeftOut, Viewer } from './parts.ts';

export const README = `The archive of a deal room.

documents/       every document as it could be read when the archive was begun, in the folders of the room
index.csv        each of them with its version, size, pages and SHA-256, and what was left out and why
agreements/      each version of the agreement that readers signed
signatures.json  who signed which version, with all that their certificates say
people.json      who was let in, as which group, and until when
questions.json   questions, requests and their answers
viewers.csv      who looked at which page, how often and for how many seconds, under which version of the agreement
audit.json       every line of the room's audit, the oldest first; each holds a hash over itself and the line before it

To prove that no line of the audit was changed or taken out, with a copy of the product's source and no network:
node build/verify-audit.ts audit.json
`;

const line = (...cells: readonly CsvCell[]): string => csvLine(cells);

const LEFT_OUT: Readonly<Record<string, string>> = {
  checking: 'left out: not checked yet',
  quarantined: 'left out: it holds personal data or cannot be read',
};

export const linesOf = {
  indexHead: line(
    'Document',
    'Version',
    'Type',
    'Bytes',
    'Pages',
    'SHA-256',
    'Added by',
    'Added at',
    'State',
  ),
  viewersHead: line('Viewer', 'Document', 'Page', 'Opened', 'Seconds', 'Downloaded', 'Agreement'),
  leftOut: ({ name, version, state }: LeftOut): string =>
    line(name, version, null, null, null, null, null, null, LEFT_OUT[state] ?? 'left out'),
  viewer: (one: Viewer): string =>
    line(one.who, one.document, one.page, one.opened, one.seconds, one.downloaded, one.nda),
};

export const indexLine = (filed: Filed, content: Content | null): string =>
  line(
    filed.name,
    filed.version,
    filed.type,
    filed.size,
    filed.pages,
    filed.sha256,
    filed.added_by,
    filed.added_at,
    content === null
      ? 'missing: it could not be read'
      : content.isAsChecked
        ? 'as it was checked'
        : 'differs from what was checked',
  );

export const agreementText = ({ version, published_at: at, sha256, text }: Agreement): string =>
  `Version ${version}, published ${at}\nSHA-256 of the text: ${sha256}\n\n${text}\n`;
