import { expect, it } from 'vitest';
import { listDocumentDuties } from './residentDocuments.ts';

const statuses = (documents: readonly { type: string; expires_on: string | null }[]) =>
  Object.fromEntries(
    listDocumentDuties('OH', documents, '2026-05-10').map(({ type, status }) => [type, status]),
  );

it('reports missing, expired, and soon expiring documents', () => {
  expect(
    statuses([
      { type: 'agreement', expires_on: null },
      { type: 'physician_report', expires_on: '2026-05-09' },
      { type: 'tb_test', expires_on: '2026-06-09' },
      { type: 'assessment', expires_on: '2026-06-10' },
    ]),
  ).toEqual({
    agreement: 'current',
    physician_report: 'expired',
    tb_test: 'expires_soon',
    assessment: 'current',
    directive: 'missing',
  });
});

it('counts the document that is valid longest', () => {
  const found = statuses([
    { type: 'tb_test', expires_on: '2025-01-01' },
    { type: 'tb_test', expires_on: '2027-01-01' },
  ]);
  expect(found.tb_test).toBe('current');
});

it('uses the name of the form in the state', () => {
  const [, report] = listDocumentDuties('FL', [], '2026-05-10');
  expect(report?.label).toBe('Physician report (AHCA Form 1823)');
});
