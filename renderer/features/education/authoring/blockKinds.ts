import type { LessonBlock } from '../../../content/education/course.ts';

/** What an author types for a block, by field name. */
export type BlockValues = Readonly<Record<string, string>>;

export interface BlockField {
  readonly name: string;
  readonly label: string;
  /** The format to type. */
  readonly hint?: string;
  /** Number of rows of a text area; a single line without it. */
  readonly rows?: number;
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** A package of the course, chosen or imported. */
  readonly isPackage?: true;
  /** A video or file of the course, chosen or uploaded. */
  readonly media?: 'video' | 'file';
  /** Captions of the block's video. */
  readonly isCaptions?: true;
  readonly isOptional?: true;
}

export type BlockKind = LessonBlock['kind'];

interface KindOfBlock<Kind extends BlockKind> {
  readonly label: string;
  readonly fields: readonly BlockField[];
  readonly read: (block: Extract<LessonBlock, { kind: Kind }>) => BlockValues;
  /** Returns the block, or the field and the message of an error. */
  readonly write: (values: BlockValues) => Extract<LessonBlock, { kind: Kind }> | BlockError;
}

export interface BlockError {
  readonly field: string;
  readonly message: string;
}

const parts = (text = '', gap: string | RegExp = '\n'): string[] =>
  text
    .split(gap)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const EMPTY_LINE = /\n[ \t]*\n/;
const MISSING = 'Enter text.';

/** Returns an error for the first empty field. */
function findEmpty(values: BlockValues, names: readonly string[]): BlockError | null {
  const field = names.find((name) => (values[name] ?? '').trim() === '');
  return field === undefined ? null : { field, message: MISSING };
}

/** Splits chunks of a first line and the text below it. */
function readEntries(text: string | undefined): readonly (readonly [string, string])[] | null {
  const entries = parts(text, EMPTY_LINE).map((chunk) => {
    const [first = '', ...rest] = chunk.split('\n');
    return [first.trim(), rest.join('\n').trim()] as const;
  });
  return entries.length === 0 || entries.some(([, below]) => below === '') ? null : entries;
}

const writeEntries = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([first, below]) => `${first}\n${below}`).join('\n\n');

const ENTRY_HINT = 'A title, then its text on the next line. Leave an empty line between entries.';
const ENTRY_ERROR = 'Each entry needs a title and a line of text below it.';

/** Splits lines such as "Units = 80" at the last equals sign. */
function readPairs(text: string | undefined): readonly (readonly [string, string])[] | null {
  const pairs = parts(text).map((line) => {
    const at = line.lastIndexOf(' = ');
    return [line.slice(0, at).trim(), line.slice(at + 3).trim()] as const;
  });
  const isBroken = pairs.some(([left, right]) => left === '' || right === '');
  return pairs.length === 0 || isBroken ? null : pairs;
}

const writePairs = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([left, right]) => `${left} = ${right}`).join('\n');

const PAIR_ERROR = 'Write each line as “Name = value”.';

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const NUMBER_MARK = ' #';
const TAKES = 'Takes: ';

function readStep([title, below]: readonly [string, string]) {
  const lines = below.split('\n');
  const takes = lines.length > 1 ? lines.at(-1) : undefined;
  if (takes?.startsWith(TAKES) !== true) return { title, text: below };
  return { title, text: lines.slice(0, -1).join('\n'), takes: takes.slice(TAKES.length) };
}

const TEXT_HINT = 'Use **bold** and [links](/valuation-calculator) to our pages.';

/** The kinds of blocks an author can add, in the order of the menu. */
export const BLOCK_KINDS: { readonly [Kind in BlockKind]: KindOfBlock<Kind> } = {
  text: {
    label: 'Text',
    fields: [
      {
        name: 'text',
        label: 'Text',
        rows: 8,
        hint: `${TEXT_HINT} Leave an empty line between paragraphs.`,
      },
    ],
    read: ({ paragraphs }) => ({ text: paragraphs.join('\n\n') }),
    write: (values) =>
      findEmpty(values, ['text']) ?? { kind: 'text', paragraphs: parts(values.text, EMPTY_LINE) },
  },
  list: {
    label: 'List',
    fields: [{ name: 'items', label: 'Items', rows: 6, hint: 'One item per line.' }],
    read: ({ items }) => ({ items: items.join('\n') }),
    write: (values) => findEmpty(values, ['items']) ?? { kind: 'list', items: parts(values.items) },
  },
  steps: {
    label: 'Steps',
    fields: [
      {
        name: 'steps',
        label: 'Steps',
        rows: 8,
        hint: `${ENTRY_HINT} End with “Takes: 2 days” if known.`,
      },
    ],
    read: ({ steps }) => ({
      steps: writeEntries(
        steps.map(({ title, text, takes }) => [
          title,
          takes === undefined ? text : `${text}\n${TAKES}${takes}`,
        ]),
      ),
    }),
    write: (values) => {
      const entries = readEntries(values.steps);
      if (entries === null) return { field: 'steps', message: ENTRY_ERROR };
      return { kind: 'steps', steps: entries.map(readStep) };
    },
  },
  slides: {
    label: 'Slides',
    fields: [{ name: 'slides', label: 'Slides', rows: 8, hint: ENTRY_HINT }],
    read: ({ slides }) => ({
      slides: writeEntries(slides.map(({ title, text }) => [title, text])),
    }),
    write: (values) => {
      const entries = readEntries(values.slides);
      if (entries === null) return { field: 'slides', message: ENTRY_ERROR };
      return { kind: 'slides', slides: entries.map(([title, text]) => ({ title, text })) };
    },
  },
  terms: {
    label: 'Terms',
    fields: [{ name: 'terms', label: 'Terms', rows: 8, hint: ENTRY_HINT }],
    read: ({ terms }) => ({ terms: writeEntries(terms.map(({ term, text }) => [term, text])) }),
    write: (values) => {
      const entries = readEntries(values.terms);
      if (entries === null) return { field: 'terms', message: ENTRY_ERROR };
      return { kind: 'terms', terms: entries.map(([term, text]) => ({ term, text })) };
    },
  },
  table: {
    label: 'Table',
    fields: [
      { name: 'caption', label: 'Caption' },
      {
        name: 'rows',
        label: 'Rows',
        rows: 6,
        hint: 'Columns in the first line, separated by |. End a column name with # for numbers.',
      },
      { name: 'source', label: 'Source', isOptional: true },
    ],
    read: ({ caption, columns, rows, source }) => ({
      caption,
      rows: [
        columns.map(({ label, isNumber }) => (isNumber === true ? label + NUMBER_MARK : label)),
        ...rows,
      ]
        .map((row) => row.join(' | '))
        .join('\n'),
      source: source ?? '',
    }),
    write: (values) => {
      const [head = '', ...lines] = parts(values.rows);
      const columns = cellsOf(head).map((label) =>
        label.endsWith(NUMBER_MARK)
          ? { label: label.slice(0, -NUMBER_MARK.length), isNumber: true }
          : { label },
      );
      const rows = lines.map(cellsOf);
      const source = values.source?.trim() ?? '';
      const wrong = rows.findIndex((row) => row.length !== columns.length);
      if (rows.length === 0) return { field: 'rows', message: 'Add a line below the columns.' };
      if (wrong >= 0) {
        return { field: 'rows', message: `Row ${wrong + 1} has another number of columns.` };
      }
      return (
        findEmpty(values, ['caption']) ?? {
          kind: 'table',
          caption: values.caption?.trim() ?? '',
          columns,
          rows,
          ...(source !== '' && { source }),
        }
      );
    },
  },
  example: {
    label: 'Worked example',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'given', label: 'Given', rows: 4, hint: 'One line per figure: “Units = 80”.' },
      {
        name: 'working',
        label: 'Working',
        rows: 4,
        hint: 'One line per step: “80 × $4,000 = $320,000”.',
      },
      { name: 'conclusion', label: 'Conclusion', rows: 2 },
    ],
    read: ({ title, given, working, conclusion }) => ({
      title,
      given: writePairs(given.map(({ label, value }) => [label, value])),
      working: writePairs(working.map(({ line, result }) => [line, result])),
      conclusion,
    }),
    write: (values) => {
      const given = readPairs(values.given);
      const working = readPairs(values.working);
      if (given === null) return { field: 'given', message: PAIR_ERROR };
      if (working === null) return { field: 'working', message: PAIR_ERROR };
      return (
        findEmpty(values, ['title', 'conclusion']) ?? {
          kind: 'example',
          title: values.title?.trim() ?? '',
          given: given.map(([label, value]) => ({ label, value })),
          working: working.map(([line, result]) => ({ line, result })),
          conclusion: values.conclusion?.trim() ?? '',
        }
      );
    },
  },
  bars: {
    label: 'Bar chart',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'unit', label: 'Unit', hint: 'As %, days, or dollars.' },
      { name: 'bars', label: 'Bars', rows: 5, hint: 'One line per bar: “Memory care = 84”.' },
      { name: 'source', label: 'Source' },
    ],
    read: ({ title, unit, bars, source }) => ({
      title,
      unit,
      bars: writePairs(bars.map(({ label, value }) => [label, String(value)])),
      source,
    }),
    write: (values) => {
      const bars = readPairs(values.bars)?.map(([label, value]) => ({
        label,
        value: Number(value),
      }));
      if (bars === undefined || bars.some(({ value }) => !Number.isFinite(value))) {
        return { field: 'bars', message: 'Write each line as “Name = number”.' };
      }
      return (
        findEmpty(values, ['title', 'unit', 'source']) ?? {
          kind: 'bars',
          title: values.title?.trim() ?? '',
          unit: values.unit?.trim() ?? '',
          bars,
          source: values.source?.trim() ?? '',
        }
      );
    },
  },
  note: {
    label: 'Note',
    fields: [
      {
        name: 'tone',
        label: 'Kind',
        options: [
          ['hint', 'Hint'],
          ['caution', 'Caution'],
        ],
      },
      { name: 'text', label: 'Text', rows: 3 },
    ],
    read: ({ tone, text }) => ({ tone, text }),
    write: (values) =>
      findEmpty(values, ['text']) ?? {
        kind: 'note',
        tone: values.tone === 'caution' ? 'caution' : 'hint',
        text: values.text?.trim() ?? '',
      },
  },
  quote: {
    label: 'Quote',
    fields: [
      { name: 'text', label: 'Quote', rows: 3 },
      { name: 'who', label: 'Source' },
    ],
    read: ({ text, who }) => ({ text, who }),
    write: (values) =>
      findEmpty(values, ['text', 'who']) ?? {
        kind: 'quote',
        text: values.text?.trim() ?? '',
        who: values.who?.trim() ?? '',
      },
  },
  paths: {
    label: 'Links',
    fields: [
      {
        name: 'paths',
        label: 'Links',
        rows: 6,
        hint: 'Title, text, and path on three lines. Leave an empty line between links.',
      },
    ],
    read: ({ paths }) => ({
      paths: paths.map(({ title, text, to }) => `${title}\n${text}\n${to}`).join('\n\n'),
    }),
    write: (values) => {
      const paths = parts(values.paths, EMPTY_LINE).map((chunk) => {
        const [title = '', text = '', to = ''] = chunk.split('\n').map((line) => line.trim());
        return { title, text, to };
      });
      const isBroken = paths.some(({ text, to }) => text === '' || !/^\/[^/\\]/.test(to));
      if (paths.length === 0 || isBroken) {
        return {
          field: 'paths',
          message: 'Each link needs a title, a text, and a path like /faq.',
        };
      }
      return { kind: 'paths', paths };
    },
  },
  exercise: {
    label: 'Calculator exercise',
    fields: [
      {
        name: 'calculator',
        label: 'Calculator',
        options: [
          ['valuation', 'Valuation'],
          ['investment', 'Investment'],
        ],
      },
      { name: 'text', label: 'Instructions', rows: 3 },
    ],
    read: ({ calculator, text }) => ({ calculator, text }),
    write: (values) =>
      findEmpty(values, ['text']) ?? {
        kind: 'exercise',
        calculator: values.calculator === 'investment' ? 'investment' : 'valuation',
        text: values.text?.trim() ?? '',
      },
  },
  task: {
    label: 'Practical task',
    fields: [
      {
        name: 'task',
        label: 'Task',
        options: [
          ['underwrite', 'Underwrite a community'],
          ['size_loan', 'Size a loan'],
        ],
      },
      { name: 'text', label: 'Instructions', rows: 3 },
    ],
    read: ({ task, text }) => ({ task, text }),
    write: (values) =>
      findEmpty(values, ['text']) ?? {
        kind: 'task',
        task: values.task === 'size_loan' ? 'size_loan' : 'underwrite',
        text: values.text?.trim() ?? '',
      },
  },
  video: {
    label: 'Video',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'media', label: 'Video', media: 'video' },
      { name: 'captions', label: 'Captions', isCaptions: true },
      { name: 'text', label: 'Introduction', rows: 3, isOptional: true },
    ],
    read: ({ title, media, captions, text }) => ({ title, media, captions: captions ?? '', text }),
    write: (values) => {
      if (values.media === undefined || values.media === '') {
        return { field: 'media', message: 'Choose or upload a video.' };
      }
      return (
        findEmpty(values, ['title']) ?? {
          kind: 'video',
          media: values.media,
          ...(values.captions && { captions: values.captions }),
          title: values.title?.trim() ?? '',
          text: values.text?.trim() ?? '',
        }
      );
    },
  },
  file: {
    label: 'File',
    fields: [
      { name: 'media', label: 'File', media: 'file' },
      { name: 'text', label: 'Description', rows: 2, isOptional: true },
    ],
    read: ({ media, text }) => ({ media, text }),
    write: (values) =>
      values.media === undefined || values.media === ''
        ? { field: 'media', message: 'Choose or upload a file.' }
        : { kind: 'file', media: values.media, text: values.text?.trim() ?? '' },
  },
  package: {
    label: 'Imported course (SCORM or xAPI)',
    fields: [
      { name: 'package', label: 'Package', isPackage: true },
      { name: 'text', label: 'Instructions', rows: 3 },
    ],
    read: ({ package: id, text }) => ({ package: id, text }),
    write: (values) =>
      values.package === undefined || values.package === ''
        ? { field: 'package', message: 'Choose or import a package.' }
        : (findEmpty(values, ['text']) ?? {
            kind: 'package',
            package: values.package,
            text: values.text?.trim() ?? '',
          }),
  },
};

export const blockLabel = (kind: BlockKind): string => BLOCK_KINDS[kind].label;

export const isBlockError = (written: LessonBlock | BlockError): written is BlockError =>
  'message' in written;

/** Returns what an author edits of a block. */
export const readBlock = (block: LessonBlock): BlockValues =>
  (BLOCK_KINDS[block.kind] as KindOfBlock<BlockKind>).read(block as never);

export const writeBlock = (kind: BlockKind, values: BlockValues): LessonBlock | BlockError =>
  BLOCK_KINDS[kind].write(values);

/** Returns the values of a new block: the first option of each choice. */
export const emptyBlock = (kind: BlockKind): BlockValues =>
  Object.fromEntries(
    BLOCK_KINDS[kind].fields.map(({ name, options }) => [name, options?.[0]?.[0] ?? '']),
  );
