import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { Component as LessonPage } from './LessonPage.tsx';

const lesson = (id: string, isDone = false) => ({
  id,
  title: `Lesson ${id}`,
  minutes: 4,
  is_done: isDone,
  is_bookmarked: false,
  has_note: false,
});
const course = {
  slug: 'falls',
  title: 'Falls',
  summary: 'Why residents fall.',
  version: 1,
  is_newest: true,
  is_started: true,
  is_contributor: false,
  minutes: 20,
  next_lesson: 'one',
  completed_at: null,
  best_percent: null,
  lessons: [lesson('one'), lesson('two')],
  quiz: {
    questions: 4,
    passing_percent: 80,
    attempts_per_day: 3,
    attempts_left: 3,
    is_open: false,
  },
  certificate: null,
};

const PATH = '/education/courses/:courseId/lessons/:lessonId';

function openLesson(completion: DataReply) {
  const data = adasData({
    'rpc get_course': { data: course },
    'rpc read_lesson': {
      data: {
        id: 'one',
        title: 'Lesson one',
        minutes: 4,
        blocks: [{ kind: 'text', paragraphs: ['Look at the floor.'] }],
        completed_at: null,
        is_bookmarked: false,
        note: '',
        note_number: 0,
        is_task_passed: true,
        media: [],
      },
    },
    'rpc list_lesson_questions': { data: [] },
    'rpc complete_lesson': completion,
  });
  return renderParts({ [PATH]: <LessonPage /> }, '/education/courses/falls/lessons/one', data);
}

beforeEach(() => localStorage.clear());

it('queues a completed lesson offline and continues', async () => {
  const { user, address } = openLesson(OFFLINE_REPLY);
  await user.click(await screen.findByRole('button', { name: 'Complete and continue' }));
  await vi.waitFor(() => expect(address()).toBe('/education/courses/falls/lessons/two'));
  const userId = ada.userId;
  expect(listQueuedMutations(userId)).toMatchObject([{ name: 'Lesson one' }]);
});

it('stays on the lesson when the server rejects it', async () => {
  const { user, address } = openLesson({
    error: { code: 'HXEDO', message: 'Open the lesson before you complete it.' },
    status: 400,
  });
  await user.click(await screen.findByRole('button', { name: 'Complete and continue' }));
  await screen.findByRole('button', { name: 'Complete and continue' });
  expect(address()).toBe('/education/courses/falls/lessons/one');
});
