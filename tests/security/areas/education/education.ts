import { randomUUID } from 'node:crypto';
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
    admin_courses: {},
    admin_course: { asked: () => ({ p_id: UNUSED_ID }) },
    set_course_status: { asked: () => ({ p_id: UNUSED_ID, p_status: 'withdrawn' }) },
    admin_certificates: {},
    revoke_certificate: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Issued by mistake.' }) },
    check_certificate: { asked: () => ({ id: UNUSED_ID }), forVisitors: true },
  },
};
