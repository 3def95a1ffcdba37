import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component as CommunityPage } from './CommunityPage.tsx';
import { Component as QuestionPage } from './QuestionPage.tsx';
import { Component as ReportedPostsPage } from './ReportedPostsPage.tsx';

const ID = '00000000-0000-4000-8000-0000000000a1';
const summary = {
  id: ID,
  topic: 'licensing',
  title: 'Who holds the license?',
  excerpt: 'During a sale.',
  author: 'Olive',
  created_at: '2026-11-01T12:00:00Z',
  last_post_at: '2026-11-01T12:00:00Z',
  has_accepted: false,
  answers: 1,
};
const answer = {
  id: '00000000-0000-4000-8000-0000000000b1',
  body: 'The operator does.',
  author: 'Max',
  is_staff: false,
  is_asker: false,
  is_mine: false,
  is_accepted: false,
  is_hidden: false,
  created_at: '2026-11-02T12:00:00Z',
};
const parts = {
  '/community': <CommunityPage />,
  '/community/questions/:questionId': <QuestionPage />,
  '/admin/community': <ReportedPostsPage />,
};

function open(at: string, question: object = {}) {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc list_community_questions': { data: { rows: [summary], has_more: false } },
    'rpc get_community_question': {
      data: {
        ...summary,
        body: 'During a sale.',
        is_hidden: false,
        is_mine: false,
        lesson: null,
        course: null,
        can_answer: true,
        posts: [answer],
        ...question,
      },
    },
    'rpc list_community_reports': {
      data: [
        {
          post_id: answer.id,
          question_id: ID,
          title: summary.title,
          body: answer.body,
          is_answer: true,
          author: 'Max',
          is_hidden: true,
          reports: 3,
          first_at: '2026-11-02T12:00:00Z',
          reasons: ['Advertising'],
        },
      ],
    },
    'rpc ask_community_question': record,
    'rpc answer_community_question': record,
    'rpc accept_community_answer': record,
    'rpc report_community_post': record,
    'rpc decide_community_post': record,
  });
  return { calls, ...renderParts(parts, at, data) };
}

it('asks a question in the chosen topic, anonymously if requested', async () => {
  const { calls, user } = open('/community?topic=care');
  await screen.findByRole('link', { name: summary.title });
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask a question' });
  await user.type(within(dialog).getByLabelText('Question'), 'Short');
  await user.click(within(dialog).getByRole('button', { name: 'Post question' }));
  expect(await within(dialog).findByText(/at least 8 characters/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Question'), ' but long enough');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Post without my name' }));
  await user.click(within(dialog).getByRole('button', { name: 'Post question' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_values: { topic: 'care', title: 'Short but long enough', is_anonymous: true },
  });
});

it('answers a question and reports an answer with a reason', async () => {
  const { calls, user } = open(`/community/questions/${ID}`);
  await user.type(await screen.findByLabelText('Your answer'), 'Ask the regulator.');
  await user.click(screen.getByRole('button', { name: 'Post answer' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({ p_question_id: ID, p_body: 'Ask the regulator.' });
  expect(screen.queryByRole('button', { name: 'Accept answer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Report answer' }));
  await user.type(await screen.findByLabelText('Reason'), 'Advertising');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.args[0]).toMatchObject({ p_id: answer.id, p_reason: 'Advertising' });
});

it('lets the person who asked accept an answer', async () => {
  const { calls, user } = open(`/community/questions/${ID}`, { is_mine: true });
  await user.click(await screen.findByRole('button', { name: 'Accept answer' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({ p_question_id: ID, p_answer_id: answer.id });
});

it('shows staff why a post was reported and lets them decide', async () => {
  const { calls, user } = open('/admin/community');
  expect(await screen.findByText('Reasons: Advertising')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Hide answer: ${summary.title}` }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({ p_id: answer.id, p_is_kept: false });
});
