import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { reportGrowth } from './growth-report.ts';
import { explainQueries, fillInBulk, measureP95 } from './plans.ts';

/**
 * Benchmarks education: `npm run bench:education [learners] [progress rows]`. All learners take one course of six lessons
 * and have passed or failed its quiz; the other progress rows belong to other courses. A learner and a staff member run
 * the queries of their screens, first with a tenth of the learners and rows and then with all. The target, and the default,
 * is 10000 5000000.
 */
const [learners = 10_000, rows = 5_000_000] = process.argv.slice(2).map(Number);
const LESSONS = 6;
const OTHER_COURSES = 100;
const ROUNDS = 40;
const LEARNER = '00000000-0000-4000-8000-000000000001';
const STAFF = '00000000-0000-4000-8000-000000000002';
const COURSE = 'course-0';

const LEARNER_QUERIES = {
  'my courses': 'select public.my_courses()',
  course: `select public.get_course('${COURSE}')`,
  lesson: `select public.read_lesson('${COURSE}', 'lesson-3')`,
  'complete a lesson': `select public.complete_lesson('${COURSE}', 'lesson-3')`,
  note: `select public.save_lesson_note('${COURSE}', 'lesson-3', 'A note', 0)`,
  'certificate check': `select
    set_config('request.headers', jsonb_build_object('x-forwarded-for', '203.0.113.' || floor(random() * 250))::text, true),
    public.check_certificate(md5('certificate4')::uuid::text)`,
  'public course': `select public.get_public_course('${COURSE}')`,
  catalog: 'select public.list_public_courses()',
};
const STAFF_QUERIES = {
  'staff courses': 'select public.admin_courses()',
  'course figures': "select public.admin_course(md5('course-0')::uuid)",
  'learners of a lesson': "select public.list_lesson_learners(md5('course-0')::uuid, 'lesson-3')",
  'answers to a question': "select public.list_question_answers(md5('question 0 1')::uuid)",
  certificates: "select public.admin_certificates('learner 77')",
};
/** Counts over all learners of a course. */
const AGGREGATES = new Set([
  'staff courses',
  'course figures',
  'answers to a question',
  'certificates',
]);
const GROWS = /Seq Scan on (?:private\.)?(?:lesson_progress|course_enrollments|quiz_attempts)/;

/** Adds the courses: each with one version, its lessons, and twelve questions. */
const COURSES = `
  insert into private.courses (id, slug, title, summary, category, level)
  select md5('course-' || n)::uuid, 'course-' || n, 'Course ' || n, '', 'finance', 'introductory'
  from generate_series(0, ${OTHER_COURSES}) n;
  insert into private.course_versions (
    id, course_id, number, lessons, minutes, quiz_questions, passing_percent, attempts_per_day, fingerprint, revised_on
  )
  select md5('version-' || n)::uuid, md5('course-' || n)::uuid, 1, l.lessons, 30, 6, 80, 3, md5('x' || n), current_date
  from generate_series(0, ${OTHER_COURSES}) n
  cross join (
    select jsonb_agg(jsonb_build_object(
      'id', 'lesson-' || l, 'title', 'Lesson ' || l, 'summary', '', 'minutes', 5,
      'blocks', jsonb_build_array(jsonb_build_object('kind', 'text', 'paragraphs', jsonb_build_array(repeat('Words ', 400))))
    ) order by l) as lessons
    from generate_series(1, ${LESSONS}) l
  ) l;
  update private.courses c set version_id = v.id from private.course_versions v where v.course_id = c.id;
  insert into private.course_questions (id, version_id, lesson, prompt, choices, explanation)
  select md5('question ' || n || ' ' || q)::uuid, md5('version-' || n)::uuid, 'lesson-' || (1 + q % ${LESSONS}), 'Question ' || q,
    array['Right', 'Wrong', 'Other', 'None'], 'Because.'
  from generate_series(0, ${OTHER_COURSES}) n, generate_series(1, 12) q`;

/** Adds learners of the one course, and their progress in as many other courses as the rows need. */
async function fill(sql: postgres.Sql, from: number, to: number): Promise<void> {
  const perLearner = Math.max(
    1,
    Math.min(OTHER_COURSES, Math.round(rows / learners / LESSONS) - 1),
  );
  await sql.unsafe('set session_replication_role = replica');
  await sql.unsafe(`
    create temp view people as
    select n, case n when 1 then '${LEARNER}'::uuid else md5('person' || n)::uuid end as id
    from generate_series(${from + 1}, ${to}) n;
    insert into public.profiles (id, email, full_name, approval_status)
    select id, 'learner' || n || '@example.com', 'Learner ' || n, 'approved' from people on conflict (id) do nothing;`);
  await fillInBulk(
    sql,
    ['private.course_enrollments', 'private.lesson_progress', 'private.quiz_attempts'],
    () =>
      sql.unsafe(`
    insert into private.course_enrollments (id, user_id, course_id, version_id, started_at, last_lesson, best_percent, completed_at)
    select md5('enrollment' || p.n || '/' || c)::uuid, p.id, md5('course-' || c)::uuid, md5('version-' || c)::uuid,
      now() - interval '30 days', 'lesson-' || (1 + p.n % ${LESSONS}), case when c = 0 and p.n % 3 > 0 then 100 end,
      case when c = 0 and p.n % 3 = 1 and p.n > 1 then now() - interval '9 days' end
    from people p, generate_series(0, ${perLearner}) c;
    insert into private.lesson_progress (enrollment_id, lesson, version_id, opened_at, completed_at)
    select md5('enrollment' || p.n || '/' || c)::uuid, 'lesson-' || l, md5('version-' || c)::uuid, now() - interval '20 days',
      case when l < 5 then now() - interval '19 days' end
    from people p, generate_series(0, ${perLearner}) c, generate_series(1, ${LESSONS}) l;
    insert into private.quiz_attempts (enrollment_id, number, questions, answers, percent, submitted_at)
    select md5('enrollment' || p.n || '/0')::uuid, 1, q.questions, array[0, 0, 0, 0, p.n % 4, p.n % 2], 80, now() - interval '9 days'
    from people p
    cross join (
      select jsonb_agg(jsonb_build_object('id', md5('question 0 ' || q)::uuid, 'order', '[0, 1, 2, 3]'::jsonb)) as questions
      from generate_series(1, 6) q
    ) q
    where p.n % 3 > 0 and p.n > 1;
    insert into private.course_certificates (id, enrollment_id, holder, course, version, minutes, percent, issued_at)
    select md5('certificate' || p.n)::uuid, md5('enrollment' || p.n || '/0')::uuid, 'Learner ' || p.n, 'Course 0', 1, 30, 100,
      now() - interval '9 days'
    from people p where p.n % 3 = 1 and p.n > 1`),
  );
  await sql.unsafe(`
    insert into private.course_counts (course_id, learners, completed)
    select e.course_id, count(*), count(e.completed_at) from private.course_enrollments e group by e.course_id
    on conflict (course_id) do update set learners = excluded.learners, completed = excluded.completed;
    drop view people;
    set session_replication_role = origin`);
  await sql.unsafe('analyze');
}

const measure = async (sql: postgres.Sql): Promise<Record<string, number>> => ({
  ...(await measureP95(sql, LEARNER, LEARNER_QUERIES, () => ROUNDS)),
  ...(await measureP95(sql, STAFF, STAFF_QUERIES, () => ROUNDS)),
});

async function explain(url: string) {
  const mine = await explainQueries(url, LEARNER, LEARNER_QUERIES, GROWS);
  const theirs = await explainQueries(
    url,
    STAFF,
    { 'learners of a lesson': STAFF_QUERIES['learners of a lesson'] },
    GROWS,
  );
  return { reading: [...mine.reading, ...theirs.reading], pages: mine.pages };
}

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'education', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) values ('${LEARNER}', 'learner@example.com'), ('${STAFF}', 'staff@example.com');
    update public.profiles set approval_status = 'approved' where id in ('${LEARNER}', '${STAFF}');
    insert into public.user_roles (user_id, role) values ('${STAFF}', 'support')`);
  await sql.unsafe(COURSES);
  await fill(sql, 0, learners / 10);
  const [few, fewer] = [await measure(sql), await explain(url)];
  await fill(sql, learners / 10, learners);
  const [many, more] = [await measure(sql), await explain(url)];
  const [size] = await sql.unsafe<{ count: number }[]>(
    'select count(*)::int as count from private.lesson_progress',
  );
  console.log(
    `p95 in ms and pages read with ${learners / 10} and ${learners} learners, ${size?.count} progress rows`,
  );
  await sql.end();
  reportGrowth({
    names: Object.keys(many),
    times: [few, many],
    pages: [fewer.pages, more.pages],
    reading: more.reading,
    mayGrow: (pages) => pages * 1.5 + 12,
    mostMs: (name) => (AGGREGATES.has(name) ? 100 : 60),
  });
} finally {
  cluster.stop();
}
