import { describe, expect, it } from 'vitest';
import { checkTask, describeTask, TASK_NAMES } from './courseTasks.ts';

const amountsOf = (task: (typeof TASK_NAMES)[number], seed: number) => {
  const { questions } = describeTask(task, seed);
  const zeros = Object.fromEntries(questions.map(({ key }) => [key, 0]));
  return Object.fromEntries(
    (checkTask(task, seed, zeros) ?? []).map(({ key, expected }) => [key, expected]),
  );
};

describe.each(TASK_NAMES)('the task %s', (task) => {
  it('accepts the results of the engine and rejects others', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const right = amountsOf(task, seed);
      expect(Object.values(right).every((amount) => amount > 0)).toBe(true);
      expect(checkTask(task, seed, right)?.every((answer) => answer.is_correct)).toBe(true);
      const wrong = Object.fromEntries(
        Object.entries(right).map(([key, amount]) => [key, amount * 1.01]),
      );
      expect(checkTask(task, seed, wrong)?.some((answer) => answer.is_correct)).toBe(false);
    }
  });

  it('has the same figures for the same seed and different ones for another', () => {
    expect(describeTask(task, 7)).toEqual(describeTask(task, 7));
    expect(describeTask(task, 7)).not.toEqual(describeTask(task, 8));
  });

  it('describes itself without its answers', () => {
    const shown = JSON.stringify(describeTask(task, 7));
    for (const amount of Object.values(amountsOf(task, 7))) {
      expect(shown).not.toContain(String(amount));
    }
    expect(shown).not.toContain('method');
  });

  it('checks nothing unless every question has a number', () => {
    const right = amountsOf(task, 7);
    const [first = ''] = Object.keys(right);
    for (const value of [undefined, null, '1', Number.NaN, Number.POSITIVE_INFINITY, [1]]) {
      expect(checkTask(task, 7, { ...right, [first]: value })).toBeNull();
    }
  });
});

it('matches an underwriting calculation done by hand', () => {
  const { facts } = describeTask('underwrite', 1);
  const of = (label: string) =>
    Number(facts.find((fact) => fact.label === label)?.value.replace(/[$,%]/g, ''));
  const income =
    of('Units') * (of('Occupancy') / 100) * of('Monthly revenue per occupied unit') * 12 +
    of('Other income a year');
  const noi =
    income -
    of('Operating expenses a year') -
    (income * of('Management fee, of revenue')) / 100 -
    of('Units') * of('Reserves per unit a year');
  const value = noi / (of('Cap rate') / 100);
  const answers = { income, noi, value, per_unit: value / of('Units') };
  expect(checkTask('underwrite', 1, answers)?.filter((one) => !one.is_correct)).toEqual([]);
});
