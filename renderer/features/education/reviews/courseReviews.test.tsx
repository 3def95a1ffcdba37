import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { CourseReviewQueue } from './CourseReviewQueue.tsx';
import { OwnCourseReview } from './OwnCourseReview.tsx';

const review = (more: object = {}) => ({
  can_review: true,
  review: null,
  ...more,
});

function openReview(mine: object | null) {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc my_course_review': { data: mine },
    'rpc write_course_review': (request: DataRequest) => {
      calls.push(request);
      return { data: null };
    },
  });
  const parts = { '/': <OwnCourseReview course="falls" title="Falls" /> };
  return { calls, ...renderParts(parts, '/', data) };
}

it('lets someone who finished a course review it', async () => {
  const { user, calls } = openReview(review());
  await user.click(await screen.findByRole('button', { name: 'Write review of Falls' }));
  await user.click(screen.getByRole('radio', { name: '4 stars: Very good' }));
  await user.type(screen.getByLabelText('Signature'), 'Ada L.');
  await user.click(screen.getByRole('button', { name: /^(Send|Submit|Save)/ }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({ p_course: 'falls', p_rating: 4, p_body: '' });
});

it('shows the reason of a rejected review', async () => {
  openReview(
    review({
      review: {
        state: 'refused',
        signed: 'Ada L.',
        rating: 2,
        body: 'x',
        reason: 'It names a resident.',
      },
    }),
  );
  expect(await screen.findByText(/It names a resident/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('lets staff publish a review', async () => {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc course_reviews_to_decide': {
      data: [
        {
          id: 'r',
          signed: 'Maya O.',
          rating: 5,
          body: '<b>Clear.</b>',
          reply: null,
          month: '2026-11',
          course: 'Falls',
          n: 2,
        },
      ],
    },
    'rpc decide_course_review': (request: DataRequest) => {
      calls.push(request);
      return { data: null };
    },
  });
  const { user } = renderParts({ '/': <CourseReviewQueue /> }, '/', data);
  expect(await screen.findByText('<b>Clear.</b>')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish review by Maya O.' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toEqual({ p_id: 'r', p_n: 2, p_reason: '' });
});
