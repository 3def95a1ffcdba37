import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { CourseTask } from './CourseTask.tsx';

const attempt = {
  id: '00000000-0000-4000-8000-0000000000f1',
  number: 1,
  facts: [{ label: 'Units', value: '80' }],
  questions: [
    { key: 'noi', label: 'NOI' },
    { key: 'value', label: 'Value' },
  ],
};
const answer = {
  key: 'noi',
  label: 'NOI',
  given: 1,
  expected: 900_000,
  method: 'Revenue less costs.',
};

function openTask(isPassed: boolean) {
  const sent: unknown[] = [];
  const data = adasData({
    'function course-task': (request: DataRequest) => {
      const body = (request.args[0] as { readonly body: Record<string, unknown> }).body;
      sent.push(body);
      return body.attempt === undefined
        ? { data: attempt }
        : { data: { is_passed: isPassed, answers: [{ ...answer, is_correct: isPassed }] } };
    },
  });
  const at = { course: 't-12', lesson: 'value' };
  const part = <CourseTask task="underwrite" text="Work it out." at={at} />;
  return { sent, ...renderParts({ '/': part }, '/', data) };
}

it("sends typed amounts as dollars and shows the server's result", async () => {
  const { user, sent } = openTask(false);
  await user.click(await screen.findByRole('button', { name: 'Start task' }));
  await user.type(await screen.findByLabelText('NOI'), '1.2m');
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('Enter an amount.')).toBeVisible();
  await user.type(screen.getByLabelText('Value'), '$16,000,000');
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('Revenue less costs.')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    attempt: attempt.id,
    answers: { noi: 1_200_000, value: 16_000_000 },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(3));
});

it('shows when the task is solved', async () => {
  const { user } = openTask(true);
  await user.click(await screen.findByRole('button', { name: 'Start task' }));
  await user.type(await screen.findByLabelText('NOI'), '1');
  await user.type(screen.getByLabelText('Value'), '1');
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('Solved. You can complete the lesson.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('cannot be started in a preview', async () => {
  renderParts({ '/': <CourseTask task="size_loan" text="Size it." at={null} /> }, '/');
  expect(await screen.findByText(/Learners get their own figures/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
