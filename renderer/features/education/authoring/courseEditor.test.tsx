import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component as CourseEditorPage } from './CourseEditorPage.tsx';

const ID = '00000000-0000-4000-8000-0000000000e1';
const draft = {
  id: ID,
  slug: 'leases',
  title: 'Leases',
  status: 'draft',
  published_version: null,
  version: 2,
  state: 'editing',
  note: null,
  updated_at: '2026-11-20T10:00:00Z',
  updated_by: 'Sam',
  is_editor: true,
  content: {
    title: 'Leases',
    summary: 'What a lease says.',
    category: 'finance',
    level: 'introductory',
    quiz_questions: 1,
    passing_percent: 80,
    attempts_per_day: 3,
    valid_months: null,
    lessons: [
      {
        id: 'rent',
        title: 'Rent',
        summary: '',
        minutes: 5,
        section: '',
        blocks: [{ kind: 'text', paragraphs: ['Rent is due monthly.'] }],
      },
    ],
    questions: [
      {
        lesson: 'rent',
        prompt: 'When is rent due?',
        choices: ['Monthly', 'Yearly'],
        explanation: 'x',
      },
    ],
  },
  versions: [],
};

function openEditor(more: object = {}, view = '', replies: Record<string, DataReply> = {}) {
  const calls: DataRequest[] = [];
  const recorded = Object.fromEntries(
    ['save', 'submit', 'publish', 'return', 'discard'].map((act) => [
      `rpc ${act}_course_draft`,
      (request: DataRequest) => {
        calls.push(request);
        return replies[act] ?? { data: act === 'save' ? 3 : null };
      },
    ]),
  );
  const data = adasData({ 'rpc get_course_draft': { data: { ...draft, ...more } }, ...recorded });
  const path = '/admin/education/courses/:courseId';
  const parts = { [path]: <CourseEditorPage />, '/admin/education': <p>All courses</p> };
  return { calls, ...renderParts(parts, `/admin/education/courses/${ID}${view}`, data) };
}

beforeEach(() => localStorage.clear());

it('saves an edited lesson as the next version of the draft', async () => {
  const { user, calls } = openEditor();
  const lesson = await screen.findByRole('region', { name: 'Lesson Rent' });
  await user.selectOptions(within(lesson).getByLabelText('Kind of block'), 'Note');
  await user.click(within(lesson).getByRole('button', { name: 'Add block' }));
  const note = await within(lesson).findByRole('region', { name: 'Note, block 2' });
  await user.type(within(note).getByLabelText('Text'), 'Check the late fee.');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_course_id: ID,
    p_version: 2,
    p_content: {
      lessons: [
        {
          blocks: [
            { kind: 'text', paragraphs: ['Rent is due monthly.'] },
            { kind: 'note', tone: 'hint', text: 'Check the late fee.' },
          ],
        },
      ],
    },
  });
});

it('shows an error at the field and sends nothing', async () => {
  const { user, calls } = openEditor();
  await user.clear(await screen.findByLabelText('Lesson title'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter a title.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('keeps unsaved edits on this device, and drops them on request', async () => {
  const first = openEditor();
  await first.user.type(await screen.findByLabelText('Title'), ' and rent');
  first.unmount();
  const { user } = openEditor();
  expect(await screen.findByLabelText('Title')).toHaveValue('Leases and rent');
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Leases');
});

it('keeps the edits when someone else saved the draft first', async () => {
  const { user } = openEditor({}, '', {
    save: { error: { code: 'HXECV', message: 'Someone else changed this draft.' }, status: 400 },
  });
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/Someone else changed this draft/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Leases!');
});

it('checks each question of the bank', async () => {
  const { user, calls } = openEditor({}, '?view=quiz');
  await user.clear(await screen.findByLabelText('Choices'));
  await user.type(screen.getByLabelText('Choices'), 'Monthly');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Enter two to eight choices.')).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows the course as learners will read it', async () => {
  openEditor({}, '?view=preview');
  expect(await screen.findByText('Rent is due monthly.')).toBeVisible();
});

it('lets an author send the draft for review, but not publish it', async () => {
  const { user, calls } = openEditor({}, '?view=review');
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(calls[0]?.name).toBe('rpc submit_course_draft'));
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('offers an author no actions while the draft is in review', async () => {
  openEditor({ state: 'in_review' }, '?view=review');
  expect(await screen.findByText(/Waiting for review/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('lets someone else publish the draft or return it with a note', async () => {
  const { user, calls } = openEditor({ state: 'in_review', is_editor: false }, '?view=review');
  await user.click(await screen.findByRole('button', { name: 'Return with note' }));
  expect(await screen.findByText('Say what has to change.')).toBeVisible();
  await user.type(screen.getByLabelText('Note to the authors'), 'Name the source.');
  await user.click(screen.getByRole('button', { name: 'Return with note' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ args }) => args[0])).toMatchObject([
    { p_version: 2, p_note: 'Name the source.' },
    { p_version: 2 },
  ]);
});

it('deletes a course that was never published together with its draft', async () => {
  const { user, calls, address } = openEditor({}, '?view=review');
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete the course' }));
  await waitFor(() => expect(address()).toBe('/admin/education'));
});
