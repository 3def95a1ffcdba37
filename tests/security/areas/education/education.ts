import { randomUUID } from 'node:crypto';
import { draftContent } from '../../../support/course-drafts.ts';
import { type Area, UNUSED_ID } from '../../area.ts';

const COURSE = 'senior-housing-fundamentals';
const LESSON = 'care-types';

export const area: Area = {
  tables: {},
  calls: {
    my_courses: {},
    get_course: { asked: () => ({ p_course: COURSE }) },
    start_course: { asked: () => ({ p_course: COURSE }) },
    read_lesson: { asked: () => ({ p_course: COURSE, p_lesson: LESSON }) },
    complete_lesson: { asked: () => ({ p_course: COURSE, p_lesson: LESSON }) },
    save_lesson_note: {
      asked: () => ({ p_course: COURSE, p_lesson: LESSON, p_note: 'Ask about beds.', p_number: 0 }),
    },
    set_lesson_bookmark: {
      asked: () => ({ p_course: COURSE, p_lesson: LESSON, p_is_bookmarked: true }),
    },
    start_quiz: { asked: () => ({ p_course: COURSE }) },
    submit_quiz: { asked: () => ({ p_attempt_id: UNUSED_ID, p_answers: [0] }) },
    get_my_certificate: { asked: () => ({ p_course: COURSE }) },
    list_course_assignments: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_course_assignment: { asked: () => ({ p_id: UNUSED_ID }) },
    assign_course: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: { course: COURSE, positions: ['caregiver'], due_on: '2027-03-01' },
      }),
    },
    end_course_assignment: { asked: () => ({ p_id: UNUSED_ID }) },
    list_community_questions: {
      asked: () => ({ topic: 'buying', search: 'license', most: 20 }),
      forVisitors: true,
    },
    get_community_question: { asked: () => ({ question_id: UNUSED_ID }), forVisitors: true },
    list_lesson_questions: { asked: () => ({ p_course: COURSE, p_lesson: LESSON }) },
    ask_community_question: {
      asked: () => ({
        p_id: randomUUID(),
        p_values: { topic: 'buying', title: 'Who holds the license?', body: 'During a sale.' },
      }),
    },
    answer_community_question: {
      asked: () => ({
        p_id: randomUUID(),
        p_question_id: UNUSED_ID,
        p_body: 'The seller.',
        p_is_anonymous: false,
      }),
    },
    accept_community_answer: {
      asked: () => ({ p_question_id: UNUSED_ID, p_answer_id: UNUSED_ID }),
    },
    delete_community_post: { asked: () => ({ p_id: UNUSED_ID }) },
    report_community_post: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Advertising' }) },
    list_community_reports: {},
    decide_community_post: { asked: () => ({ p_id: UNUSED_ID, p_is_kept: true }) },
    list_course_credits: { asked: () => ({ p_course_id: UNUSED_ID }) },
    save_course_credit: {
      asked: () => ({
        p_id: randomUUID(),
        p_course_id: UNUSED_ID,
        p_values: {
          state: 'OH',
          license_type: 'administrator',
          quarter_hours: 4,
          approval_number: 'OH-77',
          valid_from: '2026-01-01',
          valid_until: '2027-12-31',
        },
      }),
    },
    delete_course_credit: { asked: () => ({ p_id: UNUSED_ID }) },
    get_my_transcript: {
      asked: () => ({ p_state: 'OH', p_license_type: 'administrator', p_year: 2026 }),
    },
    list_faq: { forVisitors: true },
    rate_faq_answer: {
      asked: () => ({ question_id: UNUSED_ID, is_helpful: true }),
      forVisitors: true,
    },
    note_faq_search: { asked: () => ({ term: 'bed tax' }), forVisitors: true },
    admin_faq: {},
    save_faq_category: { asked: () => ({ p_id: randomUUID(), p_heading: 'Taxes' }) },
    delete_faq_category: { asked: () => ({ p_id: UNUSED_ID }) },
    save_faq_question: {
      asked: () => ({
        p_id: randomUUID(),
        p_version: 0,
        p_values: { category_id: UNUSED_ID, question: 'Why?', answer: 'Because.' },
      }),
    },
    delete_faq_question: { asked: () => ({ p_id: UNUSED_ID }) },
    move_faq_question: { asked: () => ({ p_id: UNUSED_ID, p_is_up: true }) },
    move_faq_category: { asked: () => ({ p_id: UNUSED_ID, p_is_up: true }) },
    dismiss_faq_search: { asked: () => ({ p_term: 'bed tax' }) },
    create_course: {
      asked: () => ({
        p_id: randomUUID(),
        p_values: {
          title: 'Reading a lease',
          summary: '',
          category: 'finance',
          level: 'introductory',
        },
      }),
    },
    get_course_draft: { asked: () => ({ p_course_id: UNUSED_ID }) },
    save_course_draft: {
      asked: () => ({ p_course_id: UNUSED_ID, p_version: 1, p_content: draftContent() }),
    },
    submit_course_draft: { asked: () => ({ p_course_id: UNUSED_ID, p_version: 1 }) },
    return_course_draft: {
      asked: () => ({ p_course_id: UNUSED_ID, p_version: 1, p_note: 'Name the source.' }),
    },
    publish_course_draft: { asked: () => ({ p_course_id: UNUSED_ID, p_version: 1 }) },
    discard_course_draft: { asked: () => ({ p_course_id: UNUSED_ID, p_version: 1 }) },
    list_lesson_learners: { asked: () => ({ p_course_id: UNUSED_ID, p_lesson: LESSON }) },
    list_question_answers: { asked: () => ({ p_question_id: UNUSED_ID }) },
    write_course_review: {
      asked: () => ({ p_course: COURSE, p_rating: 4, p_signed: 'Ada L.', p_body: 'Clear.' }),
    },
    decide_course_review: { asked: () => ({ p_id: UNUSED_ID, p_n: 1, p_reason: '' }) },
    course_reviews_to_decide: {},
    my_course_review: { asked: () => ({ p_course: COURSE }) },
    list_public_courses: { forVisitors: true },
    get_public_course: { asked: () => ({ course: COURSE }), forVisitors: true },
    start_course_task: {
      asked: () => ({ p_course: COURSE, p_lesson: LESSON, p_task: 'underwrite' }),
    },
    record_course_task: {
      asked: () => ({ p_attempt_id: UNUSED_ID, p_answers: {}, p_correct: 0, p_asked: 1 }),
    },
    create_course_package: {
      asked: () => ({
        p_id: randomUUID(),
        p_course_id: UNUSED_ID,
        p_values: { name: 'Falls', standard: 'scorm_1_2', launch: 'index.html' },
      }),
    },
    add_course_package_chunk: {
      asked: () => ({ p_package_id: UNUSED_ID, p_path: 'index.html', p_place: 0, p_body: 'eA==' }),
    },
    finish_course_package: { asked: () => ({ p_package_id: UNUSED_ID }) },
    list_course_packages: { asked: () => ({ p_course_id: UNUSED_ID }) },
    open_course_package: {
      asked: () => ({ p_course: COURSE, p_lesson: LESSON, p_package_id: UNUSED_ID }),
    },
    report_course_package: {
      asked: () => ({
        p_course: COURSE,
        p_lesson: LESSON,
        p_package_id: UNUSED_ID,
        p_values: { status: 'completed', state: {} },
      }),
    },
    get_course_package_file: {
      asked: () => ({ p_ticket: UNUSED_ID, p_path: 'index.html' }),
    },
    add_course_media: {
      asked: () => ({
        p_id: randomUUID(),
        p_course_id: UNUSED_ID,
        p_values: { name: 'lesson.mp4', seconds: 90 },
      }),
    },
    add_course_captions: {
      asked: () => ({
        p_id: randomUUID(),
        p_media_id: UNUSED_ID,
        p_name: 'lesson.vtt',
        p_vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello',
      }),
    },
    list_course_media: { asked: () => ({ p_course_id: UNUSED_ID }) },
    open_course_video: {
      asked: () => ({ p_course: COURSE, p_lesson: LESSON, p_media_id: UNUSED_ID }),
    },
    save_video_progress: {
      asked: () => ({
        p_course: COURSE,
        p_lesson: LESSON,
        p_media_id: UNUSED_ID,
        p_from: 0,
        p_to: 5,
      }),
    },
    get_course_task_attempt: { asked: () => ({ p_attempt_id: UNUSED_ID }) },
    admin_courses: {},
    admin_course: { asked: () => ({ p_id: UNUSED_ID }) },
    set_course_status: { asked: () => ({ p_id: UNUSED_ID, p_status: 'withdrawn' }) },
    admin_certificates: {},
    revoke_certificate: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Issued by mistake.' }) },
    check_certificate: { asked: () => ({ id: UNUSED_ID }), forVisitors: true },
  },
};
