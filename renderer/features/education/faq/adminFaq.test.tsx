import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component as AdminFaqPage } from './AdminFaqPage.tsx';

const CATEGORY = '00000000-0000-4000-8000-0000000000a1';
const question = (id: string, text: string, status = 'published') => ({
  id: `00000000-0000-4000-8000-0000000000b${id}`,
  question: text,
  answer: 'An answer.',
  status,
  version: 3,
  helpful: 4,
  not_helpful: 1,
  updated_at: '2026-11-01T12:00:00Z',
  updated_by: 'Sam',
});

function openFaq() {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc admin_faq': {
      data: {
        categories: [
          {
            id: CATEGORY,
            slug: 'accounts',
            heading: 'Accounts',
            questions: [question('1', 'Is it free?'), question('2', 'Who are you?', 'draft')],
          },
        ],
        misses: [{ term: 'bed tax', searches: 7, last_at: '2026-11-01T12:00:00Z' }],
      },
    },
    'rpc save_faq_question': record,
    'rpc move_faq_question': record,
    'rpc delete_faq_question': record,
  });
  return { calls, ...renderParts({ '/admin-faq': <AdminFaqPage /> }, '/admin-faq', data) };
}

it('turns a search without results into a draft', async () => {
  const { calls, user } = openFaq();
  await user.click(await screen.findByRole('button', { name: 'Add question for bed tax' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add question' });
  expect(within(dialog).getByLabelText('Question')).toHaveValue('bed tax');
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }));
  expect(await within(dialog).findByText('Enter an answer.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Answer'), 'Some states tax beds.');
  await user.click(within(dialog).getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_version: 0,
    p_values: { category_id: CATEGORY, question: 'bed tax', status: 'draft' },
  });
});

it('moves questions within their category, and asks before it deletes one', async () => {
  const { calls, user } = openFaq();
  expect(await screen.findByRole('button', { name: 'Move up: Is it free?' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move up: Who are you?' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Is it free?' }));
  await user.click(await screen.findByRole('button', { name: 'Delete question' }));
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete for everyone' }));
  await waitFor(() => expect(calls.at(-1)?.name).toBe('rpc delete_faq_question'));
});
