import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import {
  isAssignmentList,
  isAssignmentRecord,
} from '../../renderer/features/education/assignments/assignments.ts';
import {
  areQuestionSummaries,
  areReportedPosts,
  isCommunityQuestionOrNull,
  isQuestionList,
} from '../../renderer/features/education/community/communityShapes.ts';
import { areMyCourses } from '../../renderer/features/education/courses/courses.ts';
import {
  areCourseCredits,
  isTranscript,
} from '../../renderer/features/education/credits/credits.ts';
import { isAdminFaq } from '../../renderer/features/education/faq/faqShapes.ts';
import { queryDatabase } from '../security/sql.ts';
import {
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
  withRole,
} from '../security/world.ts';
import { call, passCourse, publishCourse } from '../support/education.ts';

let owner: Person;
let member: Person;
let staff: Person;
let course: string;

beforeAll(async () => {
  [owner, staff, course] = await Promise.all([
    tenantOwner(),
    person('buyer').then((who) => withRole(who, 'support')),
    publishCourse({ validMonths: 12 }),
  ]);
  member = await memberOf(owner.tenantId ?? '');
  await passCourse(member, course);
});

async function assign(): Promise<string> {
  const p_id = randomUUID();
  const due_on = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const p_values = { course, positions: ['member', 'owner'], due_on };
  await succeed(call(owner, 'assign_course', { p_id, p_community_id: null, p_values }));
  return p_id;
}

it('answers about assignments have the shapes that screens accept', async () => {
  const p_id = await assign();
  const list = await succeed(call(owner, 'list_course_assignments', { p_community_id: null }));
  expect(isAssignmentList(list)).toBe(true);
  expect(isAssignmentRecord(await succeed(call(owner, 'get_course_assignment', { p_id })))).toBe(
    true,
  );
  for (const who of [owner, member]) {
    expect(areMyCourses(await succeed(call(who, 'my_courses')))).toBe(true);
  }
});

it('answers about questions, reports, and the FAQ have the shapes that screens accept', async () => {
  const question_id = randomUUID();
  const values = { title: `Who files the application ${question_id}?`, body: '' };
  const about = { topic: 'course', course, lesson: 'first' };
  for (const [p_id, p_values] of [
    [question_id, { topic: 'buying', ...values }],
    [randomUUID(), { ...about, ...values }],
  ]) {
    await succeed(call(member, 'ask_community_question', { p_id, p_values }));
  }
  const answer = { p_question_id: question_id, p_body: 'The buyer.', p_is_anonymous: false };
  await succeed(call(owner, 'answer_community_question', { p_id: randomUUID(), ...answer }));
  const report = { p_id: question_id, p_reason: 'Advertising' };
  await succeed(call(owner, 'report_community_post', report));
  const search = { topic: '', search: question_id, most: 5 };
  expect(isQuestionList(await succeed(call(owner, 'list_community_questions', search)))).toBe(true);
  const read = await succeed(call(owner, 'get_community_question', { question_id }));
  expect(isCommunityQuestionOrNull(read)).toBe(true);
  const lesson = { p_course: course, p_lesson: 'first' };
  expect(areQuestionSummaries(await succeed(call(member, 'list_lesson_questions', lesson)))).toBe(
    true,
  );
  expect(areReportedPosts(await succeed(call(staff, 'list_community_reports')))).toBe(true);
  expect(isAdminFaq(await succeed(call(staff, 'admin_faq')))).toBe(true);
});

it('answers about approved hours have the shapes that screens accept', async () => {
  const [row] = await queryDatabase(`select id from private.courses where slug = '${course}'`);
  const p_values = {
    state: 'OH',
    license_type: 'nurse',
    quarter_hours: 5,
    approval_number: 'OH-7',
    valid_from: '2025-01-01',
    valid_until: '2099-01-01',
  };
  const p_course_id = row?.id;
  await succeed(call(staff, 'save_course_credit', { p_id: randomUUID(), p_course_id, p_values }));
  expect(areCourseCredits(await succeed(call(staff, 'list_course_credits', { p_course_id })))).toBe(
    true,
  );
  for (const p_state of ['OH', 'TX']) {
    const key = { p_state, p_license_type: 'nurse', p_year: new Date().getUTCFullYear() };
    expect(isTranscript(await succeed(call(member, 'get_my_transcript', key)))).toBe(true);
  }
});
