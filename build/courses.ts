import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Question } from '../supabase/education/question.ts';
import { compileFile } from './content/compileContent.ts';
import { inProject } from './paths.ts';

/** A course as `renderer/content/education/` defines it. The build can't import the renderer's types. */
interface CourseContent {
  readonly slug: string;
  readonly heading: string;
  readonly lede: string;
  readonly date: string;
  readonly category: string;
  readonly level: string;
  readonly minutes: number;
  readonly validMonths: number | null;
  readonly quiz: {
    readonly questions: number;
    readonly passingPercent: number;
    readonly attemptsPerDay: number;
  };
  readonly lessons: readonly { readonly id: string }[];
}

const CONTENT = 'renderer/content/education';
const FILE = 'supabase/migrations/20261127001460_courses.sql';

const HEADER = `-- Generated from ${CONTENT} and supabase/education by \`node build/courses.ts\`. Do not edit.
-- The courses that a new database has. The same content again changes nothing.
`;

/** Returns the only export of a file. */
async function loadOnlyExport<Value>(path: string): Promise<Value> {
  const exported: Record<string, Value> = await import(pathToFileURL(inProject(path)).href);
  const [value, ...more] = Object.values(exported);
  if (value === undefined || more.length > 0)
    throw new Error(`${path} has not exactly one export.`);
  return value;
}

async function loadCourse(slug: string): Promise<object> {
  const course = await loadOnlyExport<CourseContent>(`${CONTENT}/courses/${slug}.ts`);
  const questions = await loadOnlyExport<readonly Question[]>(
    `supabase/education/banks/${slug}.ts`,
  );
  return {
    slug,
    title: course.heading,
    summary: course.lede,
    category: course.category,
    level: course.level,
    minutes: course.minutes,
    valid_months: course.validMonths,
    revised_on: course.date,
    quiz_questions: course.quiz.questions,
    passing_percent: course.quiz.passingPercent,
    attempts_per_day: course.quiz.attemptsPerDay,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      blocks: compileFile(inProject(`${CONTENT}/lessons/${slug}/${lesson.id}.lesson.md`)),
    })),
    questions,
  };
}

/** Returns the migration that publishes every course. */
export async function writeCoursesMigration(): Promise<string> {
  const slugs = globSync('*.ts', { cwd: inProject(`${CONTENT}/courses`) })
    .map((file) => basename(file, '.ts'))
    .toSorted();
  const calls: string[] = [];
  for (const slug of slugs) {
    const json = JSON.stringify(await loadCourse(slug), null, 1);
    calls.push(`select private.publish_course($course$\n${json}\n$course$);\n`);
  }
  return [HEADER, ...calls].join('\n');
}

export const readCoursesMigration = (): string => readFileSync(inProject(FILE), 'utf8');

if (import.meta.main) {
  writeFileSync(inProject(FILE), await writeCoursesMigration());
  console.log(`Wrote ${FILE}.`);
}
