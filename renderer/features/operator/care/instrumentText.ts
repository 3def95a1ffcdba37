import type { Instrument, Level, Section } from './careShapes.ts';

/**
 * An instrument as editable text: `#` starts a section, a line with `=` is an answer with its points, and any other line
 * is a question.
 */
export const writeQuestions = (sections: readonly Section[]): string =>
  sections
    .map(({ title, questions }) =>
      [
        `# ${title}`,
        ...questions.map(({ label, options }) =>
          [label, ...options.map((option) => `  ${option.label} = ${option.points}`)].join('\n'),
        ),
      ].join('\n'),
    )
    .join('\n\n');

export const writeLevels = (levels: readonly Level[]): string =>
  levels.map(({ label, from }) => `${label} = ${from}`).join('\n');

interface Parsed<Value> {
  readonly value: Value;
  /** What is wrong, with its line; null if nothing is. */
  readonly problem: string | null;
}

const ANSWER = /^([^=]{1,200})=\s*(\d{1,3})$/;

/** Keeps the IDs of questions whose text hasn't changed, so that answers stay comparable. */
export function parseQuestions(
  typed: string,
  before: readonly Section[],
): Parsed<readonly Section[]> {
  const known = new Map(
    before.flatMap(({ questions }) => questions).map(({ label, id }) => [label, id]),
  );
  const sections: {
    title: string;
    questions: { id: string; label: string; options: { label: string; points: number }[] }[];
  }[] = [];
  const used = new Set<string>();
  const fail = (line: number, message: string) => ({
    value: sections,
    problem: `Line ${line + 1}: ${message}`,
  });
  for (const [index, raw] of typed.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const section = sections.at(-1);
    const question = section?.questions.at(-1);
    if (line.startsWith('#')) {
      const title = line.replace(/^#+\s*/, '');
      if (title === '') return fail(index, 'enter the name of the section.');
      sections.push({ title, questions: [] });
      continue;
    }
    if (section === undefined) return fail(index, 'start with a section, such as "# Mobility".');
    const answer = ANSWER.exec(line);
    if (line.includes('=')) {
      if (answer === null) return fail(index, 'write an answer as "Independent = 0".');
      if (question === undefined) return fail(index, 'write the question before its answers.');
      question.options.push({ label: (answer[1] ?? '').trim(), points: Number(answer[2]) });
      continue;
    }
    if (question !== undefined && question.options.length < 2) {
      return fail(index, `"${question.label}" needs at least two answers.`);
    }
    section.questions.push({ id: idFor(line, known.get(line), used), label: line, options: [] });
  }
  const questions = sections.flatMap((section) => section.questions);
  if (questions.length === 0) return { value: sections, problem: 'Enter at least one question.' };
  const short = questions.find(({ options }) => options.length < 2);
  if (short !== undefined) {
    return { value: sections, problem: `"${short.label}" needs at least two answers.` };
  }
  const empty = sections.find((section) => section.questions.length === 0);
  if (empty !== undefined) {
    return { value: sections, problem: `"${empty.title}" needs at least one question.` };
  }
  return { value: sections, problem: null };
}

function idFor(label: string, known: string | undefined, used: Set<string>): string {
  const base =
    known ??
    (label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .slice(0, 34)
      .replace(/^_|_$/g, '') ||
      'question');
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}_${count}`;
  used.add(id);
  return id;
}

export function parseLevels(typed: string): Parsed<readonly Level[]> {
  const levels: Level[] = [];
  for (const [index, raw] of typed.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const level = /^([^=]{1,60})=\s*(\d{1,4})$/.exec(line);
    if (level === null) {
      return { value: levels, problem: `Line ${index + 1}: write a level as "Level 2 = 20".` };
    }
    const from = Number(level[2]);
    if (from <= (levels.at(-1)?.from ?? -1)) {
      return { value: levels, problem: `Line ${index + 1}: scores must rise from level to level.` };
    }
    levels.push({ label: (level[1] ?? '').trim(), from });
  }
  if (levels[0]?.from !== 0) return { value: levels, problem: 'The first level starts at 0.' };
  return { value: levels, problem: null };
}

/** The score that all highest answers give. */
export const highestScore = ({ sections }: Pick<Instrument, 'sections'>): number =>
  sections
    .flatMap(({ questions }) => questions)
    .reduce((sum, { options }) => sum + Math.max(...options.map(({ points }) => points)), 0);
