import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { areStaffCourses } from '../../renderer/features/education/admin/adminEducation.ts';
import {
  isAssignmentList,
  isAssignmentRecord,
} from '../../renderer/features/education/assignments/assignments.ts';
import {
  checkCourse,
  editCourse,
  isCourseDraftOrNull,
} from '../../renderer/features/education/authoring/courseDraft.ts';
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
import {
  areLessonLearners,
  isCourseFiguresOrNull,
  isQuestionAnswersOrNull,
} from '../../renderer/features/education/figures/courseFigures.ts';
import { areMedia } from '../../renderer/features/education/media/courseMedia.ts';
import { areImportedPackages } from '../../renderer/features/education/packages/coursePackages.ts';
import {
  arePendingReviews,
  isMyReviewOrNull,
} from '../../renderer/features/education/reviews/courseReviews.ts';
import {
  areListedCourses,
  isPublicCourseOrNull,
} from '../../renderer/site/education/publicCourses.ts';
import { COURSE_FILE_TYPES, COURSE_VIDEO_TYPES } from '../../shared/education/courseMedia.ts';
import { queryDatabase } from '../security/sql.ts';
import {
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
  withRole,
} from '../security/world.ts';
import { draftCourse } from '../support/course-drafts.ts';
import { addVideo } from '../support/course-media.ts';
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

it('returns assignments in the shape that screens accept', async () => {
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

it('returns questions, reports, and the FAQ in the shape that screens accept', async () => {
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

it('returns approved hours in the shape that screens accept', async () => {
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

it('returns drafts, figures, and packages in the shape that staff screens accept', async () => {
  const [row] = await queryDatabase(`select id from private.courses where slug = '${course}'`);
  const p_course_id = row?.id;
  const fresh = await draftCourse(staff);
  for (const id of [p_course_id, fresh]) {
    const draft = await succeed(call(staff, 'get_course_draft', { p_course_id: id }));
    expect(isCourseDraftOrNull(draft)).toBe(true);
    expect(
      isCourseDraftOrNull(draft) && checkCourse(editCourse(draft?.content as never)).errors,
    ).toEqual(new Map());
  }
  expect(areStaffCourses(await succeed(call(staff, 'admin_courses')))).toBe(true);
  const figures = await succeed(call(staff, 'admin_course', { p_id: p_course_id }));
  expect(isCourseFiguresOrNull(figures)).toBe(true);
  const lesson = { p_course_id, p_lesson: 'first' };
  expect(areLessonLearners(await succeed(call(staff, 'list_lesson_learners', lesson)))).toBe(true);
  for (const { id } of figures.questions) {
    const answers = await succeed(call(staff, 'list_question_answers', { p_question_id: id }));
    expect(isQuestionAnswersOrNull(answers)).toBe(true);
  }
  expect(
    areImportedPackages(await succeed(call(staff, 'list_course_packages', { p_course_id }))),
  ).toBe(true);
  await addVideo(staff, fresh);
  const media = await succeed(call(staff, 'list_course_media', { p_course_id: fresh }));
  expect(areMedia(media) && media.length).toBe(1);
});

it('the types of videos and files in lessons are the same on screens and in the database', async () => {
  for (const [types, call] of [
    [COURSE_VIDEO_TYPES, 'course_video_types'],
    [COURSE_FILE_TYPES, 'course_file_types'],
  ] as const) {
    const rows = await queryDatabase(`select type, endings from private.${call}()`);
    expect(Object.fromEntries(rows.map(({ type, endings }) => [type, endings]))).toEqual(types);
  }
});

it('returns reviews and the catalog in the shape that screens accept', async () => {
  const written = { p_course: course, p_rating: 5, p_signed: 'Ada L.', p_body: 'Clear.' };
  await succeed(call(member, 'write_course_review', written));
  const pending = await succeed(call(staff, 'course_reviews_to_decide'));
  expect(arePendingReviews(pending)).toBe(true);
  for (const { id, n } of pending) {
    await succeed(call(staff, 'decide_course_review', { p_id: id, p_n: n }));
  }
  const mine = await succeed(call(member, 'my_course_review', { p_course: course }));
  expect(isMyReviewOrNull(mine)).toBe(true);
  expect(isPublicCourseOrNull(await succeed(call(member, 'get_public_course', { course })))).toBe(
    true,
  );
  expect(areListedCourses(await succeed(call(member, 'list_public_courses')))).toBe(true);
});

it('the staff list counts learners as they start, finish, and leave', async () => {
  const slug = await publishCourse();
  const counts = async () => {
    const courses = await succeed(call(staff, 'admin_courses'));
    const { learners, completed } = courses.find((one: { slug: string }) => one.slug === slug);
    return [learners, completed];
  };
  expect(await counts()).toEqual([0, 0]);
  await succeed(call(owner, 'start_course', { p_course: slug }));
  expect(await counts()).toEqual([1, 0]);
  await passCourse(member, slug);
  expect(await counts()).toEqual([2, 1]);
  await queryDatabase(`
    delete from private.course_enrollments e using private.courses c
    where c.id = e.course_id and c.slug = '${slug}' and e.completed_at is not null`);
  expect(await counts()).toEqual([1, 0]);
});
