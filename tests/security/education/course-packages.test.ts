import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, service } from '../../support/backend.ts';
import { draftContent, draftCourse, draftOf } from '../../support/course-drafts.ts';
import { call, codeOf } from '../../support/education.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

const PAGE = '<!doctype html><title>Course</title><script src="a.js"></script>';

let author: Person;
let reviewer: Person;
let learner: Person;
let thief: Person;
let slug: string;
let packageId: string;

const base64 = (text: string) => Buffer.from(text).toString('base64');

async function importPackage(courseId: string, standard = 'scorm_1_2'): Promise<string> {
  const p_id = randomUUID();
  const p_values = { name: 'Falls', standard, launch: 'index.html' };
  await succeed(call(author, 'create_course_package', { p_id, p_course_id: courseId, p_values }));
  for (const [p_path, text] of [
    ['index.html', PAGE],
    ['a.js', 'API.LMSInitialize("")'],
  ] as const) {
    const chunk = { p_package_id: p_id, p_path, p_place: 0, p_body: base64(text) };
    await succeed(call(author, 'add_course_package_chunk', chunk));
  }
  await succeed(call(author, 'finish_course_package', { p_package_id: p_id }));
  return p_id;
}

const withPackage = (id: string) => {
  const [first] = draftContent().lessons;
  const blocks = [{ kind: 'package', package: id, text: 'Work through it.' }];
  const [question] = draftContent().questions;
  return { lessons: [{ ...first, blocks }], quiz_questions: 1, questions: [question] };
};

beforeAll(async () => {
  [author, reviewer] = (await Promise.all(
    [1, 2].map(async () => withRole(await person('buyer'), 'support')),
  )) as [Person, Person];
  [learner, thief] = await Promise.all([person('buyer'), person('operator')]);
  const id = await draftCourse(author);
  packageId = await importPackage(id);
  const at = (p_version: number) => ({ p_course_id: id, p_version });
  const { content } = await draftOf(author, id);
  const p_content = { ...content, ...withPackage(packageId) };
  await succeed(call(author, 'save_course_draft', { ...at(2), p_content }));
  await succeed(call(author, 'submit_course_draft', at(3)));
  await succeed(call(reviewer, 'publish_course_draft', at(3)));
  ({ slug } = await draftOf(author, id));
  await succeed(call(learner, 'start_course', { p_course: slug }));
  await succeed(call(learner, 'read_lesson', { p_course: slug, p_lesson: 'first' }));
});

const key = () => ({ p_course: slug, p_lesson: 'first', p_package_id: packageId });
const open = (who: Person) => call(who, 'open_course_package', key());
const fileOf = (ticket: string, path: string) =>
  fetch(`${backend().url}/functions/v1/course-package/${ticket}/${path}`);

describe('imported courses', () => {
  it('are imported only by staff and never change', async () => {
    const chunk = { p_package_id: packageId, p_path: 'b.js', p_place: 0, p_body: base64('x') };
    for (const who of [learner, { client: anonymous() }]) {
      for (const [name, args] of [
        ['create_course_package', { p_id: randomUUID(), p_course_id: UNUSED_ID, p_values: {} }],
        ['add_course_package_chunk', chunk],
        ['finish_course_package', { p_package_id: packageId }],
        ['list_course_packages', { p_course_id: UNUSED_ID }],
      ] as const) {
        expect(await codeOf(call(who, name, args)), name).toBe('42501');
      }
    }
    expect(await codeOf(call(author, 'add_course_package_chunk', chunk))).toBe('HXEPN');
    for (const client of [author.client, anonymous(), service()]) {
      for (const table of ['course_packages', 'course_package_chunks', 'course_package_tickets']) {
        const rows = (client as never as typeof author.client).from(table as never);
        expect((await rows.select('*').limit(1)).error, table).not.toBeNull();
      }
    }
  });

  it('refuse paths outside the package, unknown types, and more than 30 MB', async () => {
    const id = await draftCourse(author);
    const p_id = randomUUID();
    const p_values = { name: 'Large', standard: 'xapi', launch: 'index.html' };
    await succeed(call(author, 'create_course_package', { p_id, p_course_id: id, p_values }));
    const add = (p_path: string, p_place = 0) =>
      codeOf(
        call(author, 'add_course_package_chunk', {
          p_package_id: p_id,
          p_path,
          p_place,
          p_body: base64('x'),
        }),
      );
    for (const path of [
      '../x.js',
      '/x.js',
      'a/../x.js',
      './x.js',
      '.x.js',
      'a//x.js',
      'x.exe',
      'x',
      'x.php',
      'a\\x.js',
    ]) {
      expect(await add(path), path).toBe('HXEPF');
    }
    expect(await codeOf(call(author, 'finish_course_package', { p_package_id: p_id }))).toBe(
      'HXEPN',
    );
    await queryDatabase(`
      insert into private.course_package_chunks (package_id, path, place, body)
      select '${p_id}', 'big.mp4', n, decode(repeat('00', 600000), 'hex') from generate_series(0, 49) n`);
    expect(await add('x.js')).toBe('HXEPL');
  });

  it('open only for learners of the course, with files that need a ticket', async () => {
    expect(await codeOf(open(thief))).toBe('HXEDN');
    const { ticket } = await succeed(open(learner));
    const page = await fileOf(ticket, 'index.html');
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/^<!doctype html><script>[\s\S]*<title>Course/);
    expect((await fileOf(ticket, 'a.js')).headers.get('content-type')).toMatch(/javascript/);
    for (const [ticketText, path] of [
      [UNUSED_ID, 'index.html'],
      [ticket, 'missing.html'],
      [ticket, '%2e%2e/index.html'],
      ['x', 'index.html'],
    ] as const) {
      expect((await fileOf(ticketText, path)).status, path).toBe(404);
    }
    await queryDatabase(
      `update private.course_package_tickets set expires_at = now() where id = '${ticket}'`,
    );
    expect((await fileOf(ticket, 'index.html')).status).toBe(404);
  });

  it('run without an origin or access to the network and other pages', async () => {
    const { ticket } = await succeed(open(learner));
    const { headers } = await fileOf(ticket, 'index.html');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      'sandbox allow-scripts;',
      "default-src 'none'",
      "connect-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups|allow-forms/);
    expect(policy).not.toMatch(/script-src[^;]*(\*|'self'|https?:\/\/[^/ ]+ )/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keep the lesson open until they report completion, and never give a certificate', async () => {
    const lesson = { p_course: slug, p_lesson: 'first' };
    const report = (who: Person, p_values: object) =>
      codeOf(call(who, 'report_course_package', { ...key(), p_values }));
    expect(await codeOf(call(learner, 'complete_lesson', lesson))).toBe('HXEDK');
    expect(await report(thief, { status: 'completed' })).toBe('HXEDN');
    expect(await report(learner, { status: 'failed', score: 20 })).toBeUndefined();
    expect(await codeOf(call(learner, 'complete_lesson', lesson))).toBe('HXEDK');
    for (const broken of [
      { status: 'certified' },
      { status: 'passed', score: 101 },
      { status: 'passed', score: 'x' },
      { state: [] },
      { state: { data: 'a'.repeat(900_000) } },
    ]) {
      expect(await report(learner, broken), JSON.stringify(broken).slice(0, 40)).toMatch(
        /^(23514|22023)$/,
      );
    }
    const state = { 'cmi.core.lesson_location': '3' };
    expect(await report(learner, { status: 'passed', score: 100, state })).toBeUndefined();
    expect(await succeed(open(learner))).toMatchObject({ status: 'passed', state });
    expect(await codeOf(call(learner, 'complete_lesson', lesson))).toBeUndefined();
    const taken = await succeed(call(learner, 'get_course', { p_course: slug }));
    expect(taken).toMatchObject({ completed_at: null, best_percent: null, certificate: null });
  });

  it('of another course cannot be put into a lesson', async () => {
    const id = await draftCourse(author, withPackage(packageId));
    const at = { p_course_id: id, p_version: 2 };
    expect(await codeOf(call(author, 'submit_course_draft', at))).toBe('HXEPN');
  });
});
