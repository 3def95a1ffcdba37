import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import FaqList from './FaqList.tsx';
import { questionSearch } from './questionSearch.ts';

const ID = '00000000-0000-4000-8000-0000000000b1';

function answerCalls() {
  const bodies: [string, unknown][] = [];
  fakeRest((path, _query, init) => {
    bodies.push([path, JSON.parse(String(init?.body ?? '{}'))]);
    return jsonResponse(
      path === 'rpc/list_faq'
        ? [
            {
              id: 'accounts',
              heading: 'Accounts',
              questions: [{ id: ID, question: 'Is it new?', answer: 'Staff wrote it.' }],
            },
          ]
        : null,
    );
  });
  return bodies;
}

const open = () =>
  render(
    <MemoryRouter>
      <FaqList />
    </MemoryRouter>,
  );

afterEach(() => {
  questionSearch.reset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows the questions as staff changed them, and sends one vote', async () => {
  const bodies = answerCalls();
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByText('Is it new?'));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByText('Thanks for your feedback.')).toBeVisible();
  await vi.waitFor(() =>
    expect(bodies).toContainEqual(['rpc/rate_faq_answer', { question_id: ID, is_helpful: false }]),
  );
});

it('shows the prerendered questions while the server cannot be reached', async () => {
  fakeRest(() => {
    throw new TypeError('Failed to fetch');
  });
  open();
  expect(await screen.findByText('Do I need an account to look around?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});

it('records a search without results once the user stops typing', async () => {
  const bodies = answerCalls();
  open();
  await screen.findByText('Is it new?');
  vi.useFakeTimers();
  for (const words of ['zz', 'zzz', 'zzzz']) act(() => questionSearch.set(words));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(bodies.filter(([path]) => path === 'rpc/note_faq_search')).toEqual([
    ['rpc/note_faq_search', { term: 'zzzz' }],
  ]);
});
