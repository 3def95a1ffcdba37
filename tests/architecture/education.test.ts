import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCoursesMigration, writeCoursesMigration } from '../../build/courses.ts';
import { readFaqMigration, writeFaqMigration } from '../../build/faq.ts';
import { inProject } from '../../build/paths.ts';
import { changeOfOwnershipAndLicensing } from '../../supabase/education/banks/change-of-ownership-and-licensing.ts';
import { confidentialMarketingOfACommunity } from '../../supabase/education/banks/confidential-marketing-of-a-community.ts';
import { hud232StepByStep } from '../../supabase/education/banks/hud-232-step-by-step.ts';
import { infectionControlAndFalls } from '../../supabase/education/banks/infection-control-and-falls.ts';
import { readingAT12 } from '../../supabase/education/banks/reading-a-t-12.ts';
import { seniorHousingFundamentals } from '../../supabase/education/banks/senior-housing-fundamentals.ts';

const banks = {
  changeOfOwnershipAndLicensing,
  confidentialMarketingOfACommunity,
  hud232StepByStep,
  infectionControlAndFalls,
  readingAT12,
  seniorHousingFundamentals,
};

test('the courses migration is generated from the current content', async () => {
  expect(await writeCoursesMigration()).toBe(readCoursesMigration());
});

test('the FAQ migration is generated from the current content', async () => {
  expect(await writeFaqMigration()).toBe(readFaqMigration());
});

test('the renderer and shared code contain no question bank or lesson text', () => {
  const files = globSync('{renderer,shared,preload,main}/**/*.{ts,tsx}', { cwd: inProject('') });
  const importing = files.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /supabase\/education|education\/lessons\//.test(readFileSync(inProject(file), 'utf8')),
  );
  expect(importing).toEqual([]);
});

test.each(Object.entries(banks))(
  'the bank %s has distinct questions, distinct choices, and more questions than an attempt',
  (_name, bank) => {
    expect(new Set(bank.map(({ prompt }) => prompt)).size).toBe(bank.length);
    expect(bank.filter(({ choices }) => new Set(choices).size < choices.length)).toEqual([]);
    expect(bank.length).toBeGreaterThanOrEqual(12);
  },
);
