import * as s from '../../../ui/shape/shape.ts';

const isImportedPackage = s.object({
  id: s.text,
  name: s.text,
  standard: s.text,
  created_at: s.text,
  finished: s.number,
});
export const areImportedPackages = s.listOf(isImportedPackage);

export const isOpenPackage = s.object({
  ticket: s.text,
  standard: s.text,
  launch: s.text,
  state: s.recordOf(s.text),
  status: s.text,
});
export type OpenPackage = s.ShapeOf<typeof isOpenPackage>;

/** A message from the frame. Anything else is ignored. */
export const isPackageMessage = s.object({
  source: s.oneOf(['course-package']),
  values: s.recordOf(s.text),
});

const STATUSES: Readonly<Record<string, string>> = {
  completed: 'completed',
  passed: 'passed',
  failed: 'failed',
};

/** What the server stores of a report: the state to resume with, a status, and a score from 0 to 100. */
export function readReport(values: Readonly<Record<string, string>>) {
  const score = Number(values['cmi.core.score.raw'] || Number.NaN);
  return {
    state: values,
    status: STATUSES[values['cmi.core.lesson_status'] ?? ''] ?? 'incomplete',
    ...(score >= 0 && score <= 100 && { score: Math.round(score) }),
  };
}

/** Returns the address of a package's first page. xAPI packages get the endpoint that the frame answers itself. */
export function launchAddress(backend: string, { ticket, standard, launch }: OpenPackage): string {
  const path = launch.split('/').map(encodeURIComponent).join('/');
  const page = `${backend}/functions/v1/course-package/${ticket}/${path}`;
  if (standard !== 'xapi') return page;
  const query = new URLSearchParams({
    endpoint: 'https://xapi.invalid/',
    auth: 'none',
    actor: JSON.stringify({ account: { homePage: 'https://xapi.invalid', name: 'learner' } }),
    registration: '00000000-0000-4000-8000-000000000000',
  });
  return `${page}?${query}`;
}
