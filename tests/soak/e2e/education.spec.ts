import { expect, type Page } from '@playwright/test';
import { linkTo } from '../../../shared/routes.ts';
import { infectionControlAndFalls } from '../../../supabase/education/banks/infection-control-and-falls.ts';
import { demoEmail } from '../../e2e/people.ts';
import { openSignedIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const COURSE = 'infection-control-and-falls';
const LESSONS = [
  'hands',
  'protective-equipment',
  'outbreaks',
  'why-residents-fall',
  'after-a-fall',
];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

// The browser logs requests without a connection.
test.use({ serviceWorkers: 'block', consoleErrors: async ({ page: _page }, use) => use([]) });

const lessonAt = (lesson = '') => linkTo('educationLesson', { courseId: COURSE, lessonId: lesson });

async function completeLesson(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Answers every question of the quiz from the bank. */
async function answerQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit answers' }).waitFor();
  for (const question of await page.locator('fieldset').all()) {
    const legend = (await question.locator('legend').textContent()) ?? '';
    const known = infectionControlAndFalls.find(({ prompt }) => legend.endsWith(prompt));
    await question.getByLabel(known?.choices[0] ?? '', { exact: true }).check();
  }
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

test('a learner starts on a phone, continues offline, finishes on a desktop, and gets a certificate', async ({
  page: phone,
  context,
  openForAnother,
  product,
}) => {
  await phone.setViewportSize(PHONE);
  const email = demoEmail('buyer-pro');
  await openSignedIn(phone, product.url, email, DEMO_PASSWORD);
  await phone.goto(lessonAt(LESSONS[0]));
  await phone.getByRole('button', { name: 'Start course' }).click();
  await completeLesson(phone, /^Complete and continue/);
  await phone.waitForURL(`**${lessonAt(LESSONS[1])}`);
  await expect(phone.getByRole('button', { name: 'Complete and continue' })).toBeVisible();
  await phone.waitForLoadState('networkidle');
  await context.setOffline(true);
  await completeLesson(phone, /^Complete and continue/);
  await phone.waitForURL(`**${lessonAt(LESSONS[2])}`);
  await context.setOffline(false);
  await phone.evaluate(() => dispatchEvent(new Event('online')));

  const desktop = await openForAnother();
  await desktop.setViewportSize(DESKTOP);
  await openSignedIn(desktop, product.url, email, DEMO_PASSWORD);
  await expect(async () => {
    await desktop.goto(linkTo('educationMyCourses'));
    await expect(desktop.getByText('2 of 5 lessons')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  for (const lesson of LESSONS.slice(2)) {
    await desktop.goto(lessonAt(lesson));
    await completeLesson(desktop, /^Complete and/);
    await desktop.waitForURL((url) => !url.pathname.endsWith(lesson));
  }
  await desktop.getByRole('button', { name: 'Start quiz' }).click();
  await answerQuiz(desktop);
  await desktop.getByRole('link', { name: 'View certificate' }).click();
  const link = await desktop.getByLabel('Link to check the certificate').inputValue();

  const stranger = await openForAnother();
  await stranger.goto(link);
  await expect(stranger.getByText('This certificate is valid.')).toBeVisible();

  const admin = await openForAnother();
  await openSignedIn(admin, product.url, demoEmail('admin'), DEMO_PASSWORD);
  await admin.goto(linkTo('adminEducation'));
  const row = admin.getByRole('listitem').filter({
    has: admin.locator(`a[href="${new URL(link).pathname}"]`),
  });
  await row.getByRole('button', { name: /^Revoke certificate of/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Revoke certificate' });
  await dialog.getByLabel('Reason').fill('The account was shared.');
  await dialog.getByRole('button', { name: 'Revoke certificate' }).click();
  await expect(dialog).toBeHidden();
  await stranger.reload();
  await expect(stranger.getByText('This certificate was revoked')).toBeVisible();
});
