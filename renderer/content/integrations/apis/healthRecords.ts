import type { ApiPage } from '../apiPage.ts';

const ROOT = '/functions/v1/api/v1/fhir';

export const healthRecords: ApiPage = {
  heading: 'Health records',
  lede: 'Read residents’ records as FHIR R4 with a restricted API key. Each read is written to the access log of the resident.',
  description:
    'Read-only FHIR R4 for operators: records of residents with a restricted API key, the rights of its owner, and an entry in the access log for each read.',
  keywords: ['FHIR', 'health records', 'resident record', 'electronic health record'],
  sections: [
    {
      id: 'rules',
      heading: 'Rules',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Permission.** Only keys with “Read health records” can use these paths. Apps and assistants never can.',
            '**Key.** It expires within 90 days and works only from the IP addresses that you list.',
            '**Rights.** A record contains what the position of the key’s owner reads. Positions that don’t read identities get “not found”.',
            '**Access log.** Each read has an entry with the name of the key, for directors to see.',
            '**Limit.** 60 records an hour for each account, together with exports.',
            '**Scope.** It is not a FHIR server: one search, one operation, and no writing. Errors are problem documents like those of the other paths.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'What the paths support',
          as: 'visitor',
          method: 'GET',
          path: `${ROOT}/metadata`,
          status: 200,
          answer: {
            json: { resourceType: 'CapabilityStatement', fhirVersion: '4.0.1', format: ['json'] },
          },
        },
        {
          title: 'Residents of a community, with a key that lacks the permission',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/Patient`,
          query: { organization: '6f9e2d9c-33a5-4d83-8b34-0c7a5a7c1f02' },
          status: 403,
          answer: { json: { status: 403, code: 'missing_scope' } },
        },
        {
          title: 'A record, with a key that lacks the permission',
          as: 'key',
          method: 'GET',
          path: `${ROOT}/Patient/6f9e2d9c-33a5-4d83-8b34-0c7a5a7c1f02/$everything`,
          status: 403,
          answer: { json: { status: 403, code: 'missing_scope' } },
        },
      ],
    },
  ],
  next: [
    { label: 'All APIs', to: '/api-marketplace' },
    { label: 'Records API', to: '/api-marketplace/records' },
  ],
};
