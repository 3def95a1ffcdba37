import { type CsvCell, csvLine } from '../../../shared/format/csv.ts';
import type { Content } from './document.ts';
import type { Agreement, ArchivedDocument, OmittedDocument, Viewer } from './parts.ts';

export const README = `Deal room archive.\n\ndocuments/       all documents that were readable when the archive started, in the room's folders\nindex.csv        each document with its version, size, pages and SHA-256, and what was left out and why\nagreements/      each version of the agreement that readers signed\nsignatures.json  who signed which version, with all details of their certificates\npeople.json      who had access, in which group, and until when\nquestions.json   questions, requests and their replies\nviewers.csv      who viewed which page, how often and for how many seconds, under which version of the agreement\naudit.json       the room's full audit log, oldest first; each entry holds a hash of itself and the entry before it\n\nTo prove that no audit entry was changed or removed, with a copy of the product's source and no network:\nnode build/verify-audit.ts audit.json\n`;

const line = (...cells: readonly CsvCell[]): string => csvLine(cells);

const LEFT_OUT: Readonly<Record<string, string>> = {
  checking: 'left out: not checked yet',
  quarantined: "left out: contains personal data or can't be read",
};

export const archiveCsvRows = {
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
  leftOut: ({ name, version, state }: OmittedDocument): string =>
    line(name, version, null, null, null, null, null, null, LEFT_OUT[state] ?? 'left out'),
  viewer: (one: Viewer): string =>
    line(one.who, one.document, one.page, one.opened, one.seconds, one.downloaded, one.nda),
};

export const indexLine = (filed: ArchivedDocument, content: Content | null): string =>
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
      ? 'missing: could not be read'
      : content.isAsChecked
        ? 'unchanged since check'
        : 'differs from the checked file',
  );

export const agreementText = ({ version, published_at: at, sha256, text }: Agreement): string =>
  `Version ${version}, published ${at}\nSHA-256 of the text: ${sha256}\n\n${text}\n`;
