import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { draftContent } from '../support/course-drafts.ts';
import { demoEmail } from './people.ts';
import { openSignedIn, type Product, testInOwnProfile as test } from './product.ts';

// The browser logs everything that the policy of a package blocks.
test.use({ serviceWorkers: 'block', consoleErrors: async ({ page: _page }, use) => use([]) });

/** A package that tries to get at the app, and reports which attempts worked. */
const HOSTILE = `<!doctype html><title>Course</title><p id="reached">Running</p><script>
const reached = [];
const attempt = async (name, act) => { try { await act(); reached.push(name) } catch {} };
(async () => {
  await attempt('cookies', () => { if (document.cookie === '') throw 0 });
  await attempt('storage', () => localStorage.length);
  await attempt('database', () => indexedDB.open('x'));
  await attempt('parent document', () => parent.document.title);
  await attempt('parent storage', () => parent.localStorage.length);
  await attempt('own API', () => fetch('/rest/v1/rpc/my_courses', { method: 'POST' }));
  await attempt('other site', () => fetch('https://elsewhere.example/'));
  await attempt('window', () => { if (!window.open('/')) throw 0 });
  await attempt('navigation', () => { top.location = '/'; });
  await attempt('worker', () => new Promise((good, bad) => { const w = new Worker('w.js'); w.onerror = bad; setTimeout(good, 300) }));
  API.LMSInitialize('');
  API.LMSSetValue('cmi.core.lesson_status', 'completed');
  API.LMSSetValue('cmi.core.lesson_location', 'end');
  API.LMSFinish('');
  document.getElementById('reached').textContent = 'Reached: ' + (reached.join(', ') || 'nothing');
})();
</script>`;

/** Publishes a course with a package, as two staff members do. */
async function publishWithPackage(product: Product): Promise<string> {
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const staff = async (name: string) => {
    const options = { auth: { persistSession: false, autoRefreshToken: false } };
    const client = createClient(product.url, config.publishableKey, options);
    await client.auth.signInWithPassword({ email: demoEmail(name), password: DEMO_PASSWORD });
    return async (call: string, args: object) => {
      const { data, error } = await client.rpc(call, args);
      if (error !== null) throw new Error(`${call}: ${error.message}`);
      return data;
    };
  };
  const author = await staff('support');
  const id = randomUUID();
  const packageId = randomUUID();
  const title = 'An imported course';
  const values = { title, summary: 'Imported.', category: 'operations', level: 'introductory' };
  await author('create_course', { p_id: id, p_values: values });
  const p_values = { name: 'Package', standard: 'scorm_1_2', launch: 'index.html' };
  await author('create_course_package', { p_id: packageId, p_course_id: id, p_values });
  const body = Buffer.from(HOSTILE).toString('base64');
  const chunk = { p_package_id: packageId, p_path: 'index.html', p_place: 0, p_body: body };
  await author('add_course_package_chunk', chunk);
  await author('finish_course_package', { p_package_id: packageId });
  const [lesson] = draftContent().lessons;
  const [question] = draftContent().questions;
  const blocks = [{ kind: 'package', package: packageId, text: 'Work through it.' }];
  const p_content = draftContent({
    title,
    lessons: [{ ...lesson, blocks }],
    quiz_questions: 1,
    questions: [question],
  });
  await author('save_course_draft', { p_course_id: id, p_version: 1, p_content });
  await author('submit_course_draft', { p_course_id: id, p_version: 2 });
  await (await staff('admin'))('publish_course_draft', { p_course_id: id, p_version: 2 });
  return 'an-imported-course';
}

test("scripts of an imported course can't leave their frame and can complete only their lesson", async ({
  page,
  product,
}) => {
  const courseId = await publishWithPackage(product);
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  const address = linkTo('educationLesson', { courseId, lessonId: 'first' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Start course' }).click();
  const done = page.getByRole('button', { name: /^Complete and/ });
  await expect(done).toBeDisabled();
  await page.getByRole('button', { name: 'Open imported course' }).click();
  const frame = page.frameLocator('iframe[title="Imported course"]');
  await expect(frame.getByText('Reached: nothing')).toBeVisible();
  await expect(page.getByText('Reported as completed.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
  await expect(done).toBeEnabled();
  await done.click();
  await expect(page.getByRole('button', { name: 'Start quiz' })).toBeVisible();
});
