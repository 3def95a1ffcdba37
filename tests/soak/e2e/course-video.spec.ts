import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import { openSignedIn, type Product, testInOwnProfile as test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';
import { draftContent } from '../../support/course-drafts.ts';
import { CAPTIONS } from '../../support/course-media.ts';

const VIDEO = 'renderer/site/home/demo/video/haven-demo.webm';
const SLUG = 'a-filmed-course';

/** Returns calls with the rights of a demo account. */
async function callsOf(product: Product, name: string) {
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const client = createClient(product.url, config.publishableKey, options);
  await client.auth.signInWithPassword({ email: demoEmail(name), password: DEMO_PASSWORD });
  return async (call: string, args: object) => {
    const { data, error } = await client.rpc(call, args);
    if (error !== null) throw new Error(`${call}: ${error.message}`);
    return data;
  };
}

async function makePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Checklist');
  document.addPage().drawText('Notes');
  return Buffer.from(await document.save());
}

test('an author uploads a video with captions and a file; a learner watches, resumes elsewhere, and opens the file', async ({
  page: author,
  openForAnother,
  product,
}) => {
  const support = await callsOf(product, 'support');
  const id = randomUUID();
  const p_values = {
    title: 'A filmed course',
    summary: 'A filmed walk through a community, with the questions that a buyer asks on site.',
    category: 'operations',
    level: 'introductory',
  };
  await support('create_course', { p_id: id, p_values });
  const [lesson] = draftContent().lessons;
  const [question] = draftContent().questions;
  const p_content = draftContent({
    title: p_values.title,
    summary: p_values.summary,
    lessons: [{ ...lesson, blocks: [] }],
    quiz_questions: 1,
    questions: [question],
  });
  await support('save_course_draft', { p_course_id: id, p_version: 1, p_content });

  await openSignedIn(author, product.url, demoEmail('support'), DEMO_PASSWORD);
  await author.goto(linkTo('adminCourse', { courseId: id }));
  const addBlock = async (kind: string) => {
    await author.getByLabel('Kind of block').selectOption(kind);
    await author.getByRole('button', { name: 'Add block' }).click();
  };
  await addBlock('video');
  const video = author.getByRole('region', { name: 'Video, block 1' });
  await video.getByLabel('Title').fill('The product in 90 seconds');
  await video.getByLabel('Upload video').setInputFiles(VIDEO);
  await expect(video.getByLabel('Video', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/);
  await addBlock('file');
  const file = author.getByRole('region', { name: 'File, block 2' });
  await file
    .getByLabel('Upload file')
    .setInputFiles({ name: 'checklist.pdf', mimeType: 'application/pdf', buffer: await makePdf() });
  await expect(file.getByLabel('File', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/);
  await author.getByRole('button', { name: 'Save draft' }).click();
  await expect(author.getByText('Everything is saved.')).toBeVisible();
  await author.goto(`${linkTo('adminCourse', { courseId: id })}?view=review`);
  await author.getByRole('button', { name: 'Send for review' }).click();
  await expect(author.getByText('Add captions to every video')).toBeVisible();
  await author.goto(linkTo('adminCourse', { courseId: id }));
  const chooser = video.getByLabel('Add captions');
  const send = (text: string) =>
    chooser.setInputFiles({ name: 'c.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  await send('<script>alert(1)</script>');
  await expect(video.getByText('Choose a WebVTT file with captions.')).toBeVisible();
  await send(CAPTIONS);
  await expect(video.getByLabel('Captions', { exact: true })).toHaveValue(/^[0-9a-f-]{36}$/);
  await author.getByRole('button', { name: 'Save draft' }).click();
  await expect(author.getByText('Everything is saved.')).toBeVisible();
  await author.goto(`${linkTo('adminCourse', { courseId: id })}?view=review`);
  await author.getByRole('button', { name: 'Send for review' }).click();
  await expect(author.getByText('Waiting for review.')).toBeVisible();
  const admin = await callsOf(product, 'admin');
  const { version } = await admin('get_course_draft', { p_course_id: id });
  await admin('publish_course_draft', { p_course_id: id, p_version: version });

  const address = linkTo('educationLesson', { courseId: SLUG, lessonId: 'first' });
  const learner = await openForAnother();
  await openSignedIn(learner, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await learner.goto(address);
  await learner.getByRole('button', { name: 'Start course' }).click();
  await expect(learner.getByRole('button', { name: /^Complete and/ })).toBeDisabled();
  const player = learner.locator('video');
  await expect
    .poll(() => player.evaluate((e: HTMLVideoElement) => e.readyState))
    .toBeGreaterThan(0);
  expect(await player.evaluate((e: HTMLVideoElement) => e.paused)).toBe(true);
  await expect
    .poll(() => player.evaluate((e: HTMLVideoElement) => e.textTracks[0]?.cues?.length ?? 0))
    .toBe(2);
  await player.evaluate((e: HTMLVideoElement) => {
    e.muted = true;
    return e.play();
  });
  await expect
    .poll(() => player.evaluate((e: HTMLVideoElement) => e.currentTime))
    .toBeGreaterThan(2);
  await learner.getByLabel('Search the transcript').fill('care');
  const saved = learner.waitForResponse((response) =>
    response.url().endsWith('/rpc/save_video_progress'),
  );
  await player.evaluate((e: HTMLVideoElement) => e.pause());
  expect((await saved).ok()).toBe(true);
  const stoppedAt = await player.evaluate((e: HTMLVideoElement) => Math.floor(e.currentTime));

  const other = await openForAnother();
  await openSignedIn(other, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await other.goto(address);
  await expect(other.getByText(/^You stopped at 0:0\d of 1:/)).toBeVisible();
  await expect
    .poll(() => other.locator('video').evaluate((e: HTMLVideoElement) => Math.ceil(e.currentTime)))
    // Whole seconds are saved, and the response can be of the report before the last.
    .toBeGreaterThanOrEqual(stoppedAt - 1);
  await other.getByRole('button', { name: 'Open checklist.pdf' }).click();
  const viewer = other.getByRole('dialog', { name: 'checklist.pdf' });
  await expect(viewer.getByRole('img', { name: 'Page 1 of checklist.pdf' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByRole('img', { name: 'Page 2 of checklist.pdf' })).toBeVisible();
  await expect(viewer.getByText('Page 2 of 2')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download checklist.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('checklist.pdf');

  const stranger = await openForAnother();
  const page = await stranger.goto(linkTo('educationCourse', { courseId: SLUG }));
  expect(await page?.text()).toContain('"@type":"Course"');
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
  expect(map).toContain(linkTo('educationCourse', { courseId: SLUG }));
});
