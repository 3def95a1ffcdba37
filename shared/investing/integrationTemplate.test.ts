import { expect, it } from 'vitest';
import { INTEGRATION_TEMPLATE } from './integrationTemplate.ts';

const byKey = new Map(INTEGRATION_TEMPLATE.map((item) => [item.key, item]));

it('has unique keys and only known dependencies', () => {
  expect(byKey.size).toBe(INTEGRATION_TEMPLATE.length);
  for (const { needs } of INTEGRATION_TEMPLATE)
    for (const key of needs) expect(byKey.has(key)).toBe(true);
});

it('never schedules a task before one it waits for', () => {
  for (const { needs, offset_days } of INTEGRATION_TEMPLATE)
    for (const key of needs) expect(byKey.get(key)?.offset_days).toBeLessThanOrEqual(offset_days);
});

it('explains every high risk', () => {
  for (const { risk, risk_note } of INTEGRATION_TEMPLATE)
    if (risk === 'high') expect(risk_note).not.toBe('');
});
