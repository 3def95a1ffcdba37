import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { CourseFiguresPanel } from './CourseFiguresPanel.tsx';

const ID = '00000000-0000-4000-8000-0000000000e1';

it('opens the learners behind a lesson and the answers behind a question', async () => {
  const data = adasData({
    'rpc admin_course': {
      data: {
        id: ID,
        title: 'Falls',
        lessons: [{ id: 'one', title: 'Why residents fall', opened: 4, completed: 3, stopped: 1 }],
        questions: [{ id: 'q', prompt: 'What comes first?', lesson: 'one', asked: 2, correct: 1 }],
      },
    },
    'rpc list_course_credits': { data: [] },
    'rpc list_lesson_learners': {
      data: [
        {
          id: 'e',
          learner: 'Maya Ortiz',
          started_at: '2026-11-01T12:00:00Z',
          opened_at: '2026-11-02T12:00:00Z',
          completed_at: null,
          is_last: true,
        },
      ],
    },
    'rpc list_question_answers': {
      data: {
        prompt: 'What comes first?',
        choices: [
          { choice: 'Look', is_correct: true, chosen: 1 },
          { choice: 'Run', is_correct: false, chosen: 1 },
        ],
        answers: [{ at: '2026-11-03T12:00:00Z', choice: 'Run', is_correct: false }],
      },
    },
  });
  const { user } = renderParts({ '/': <CourseFiguresPanel id={ID} /> }, '/', data);
  expect(await screen.findByText('1 (25%)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Why residents fall' }));
  const learners = await screen.findByRole('dialog', { name: 'Why residents fall' });
  expect(await within(learners).findByText('Maya Ortiz')).toBeVisible();
  expect(within(learners).getByText('Stopped here')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'What comes first?' }));
  const answers = await screen.findByRole('dialog', { name: 'Answers' });
  expect(await within(answers).findByText('Newest answers')).toBeVisible();
});
