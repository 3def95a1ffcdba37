import type { ApiPage } from '../apiPage.ts';

export const files: ApiPage = {
  heading: 'Files API',
  lede: 'A private folder for each member. Access rules are enforced for every file, and only the owner can read a document. Our team can’t.',
  description:
    'Store, list and share files on Haven Exchange by API: folders per account, expiring links, content-based file types, resumable uploads and error codes.',
  keywords: ['storage API', 'signed URL', 'resumable upload', 'document storage'],
  sections: [
    {
      id: 'buckets',
      heading: 'Two buckets',
      blocks: [
        {
          kind: 'table',
          caption: 'Buckets compared',
          columns: [{ label: '' }, { label: 'documents' }, { label: 'avatars' }],
          rows: [
            ['Reads', 'The owner only', 'Everyone, at its public address'],
            ['Writes', 'The owner, once approved', 'The owner, once approved'],
            ['Size', '50 MiB per file', '2 MiB per file'],
            ['Kinds', 'PDF, images, text, CSV, ZIP, Office', 'PNG, JPEG, WebP'],
            ['Path', 'Your account ID, then any path', 'The same'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The file type is detected from the content. A CSV named .pdf is stored as a CSV, and a web page named .csv is rejected because a browser might run it.',
          ],
        },
      ],
    },
    {
      id: 'put',
      heading: 'Upload a file',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In this example, an operator’s program uploads one month as CSV. Uploading to the same path again is rejected unless the header x-upsert is true. Give each new version of a statement its own name.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Upload',
          as: 'member',
          method: 'POST',
          path: '/storage/v1/object/documents/{user_id}/2026-06.csv',
          headers: { 'content-type': 'text/csv' },
          body: { lines: ['month,resident_days,revenue', '2026-06,2250,503000'] },
          status: 200,
          answer: {
            json: {
              Id: 'b89f6216-b3b1-434c-bcd0-318ade805c19',
              Key: 'documents/{user_id}/2026-06.csv',
            },
          },
        },
        {
          title: 'List the folder',
          as: 'member',
          method: 'POST',
          path: '/storage/v1/object/list/documents',
          body: { json: { prefix: '{user_id}', limit: 10 } },
          status: 200,
          answer: {
            json: [
              {
                name: '2026-06.csv',
                id: 'b89f6216-b3b1-434c-bcd0-318ade805c19',
                created_at: '2026-07-02T09:14:06.107+00:00',
                metadata: { size: 47, mimetype: 'text/csv' },
              },
            ],
          },
        },
      ],
    },
    {
      id: 'share',
      heading: 'Share a file for ten minutes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A signed link works without an account, for the number of seconds you set. Anyone with the link can open the file, so keep the time short. The link is tied to one version. If you replace the file, old links stop working. For anything under an NDA, use a [deal room](/features/deal-rooms), because a link doesn’t show who opened it.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'An expiring link',
          as: 'member',
          method: 'POST',
          path: '/storage/v1/object/sign/documents/{user_id}/2026-06.csv',
          body: { json: { expiresIn: 600 } },
          status: 200,
          answer: {
            json: {
              signedURL: '/object/sign/documents/{user_id}/2026-06.csv?token={link_token}',
            },
          },
        },
      ],
    },
    {
      id: 'not-yours',
      heading: 'Other people’s files are not found',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The response is “not found”, not “forbidden”, so it doesn’t reveal which files exist. The HTTP status is 400 and the code in the body is 404, as clients of this storage API expect.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A request by another member',
          as: 'subscriber',
          method: 'GET',
          path: '/storage/v1/object/authenticated/documents/{user_id}/2026-06.csv',
          status: 400,
          answer: {
            json: {
              statusCode: '404',
              error: 'not_found',
              message: 'Object not found',
              code: 'NoSuchKey',
            },
          },
        },
      ],
    },
    {
      id: 'large',
      heading: 'Large files over a slow connection',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Begin',
              text: 'At /storage/v1/upload/resumable, with the tus protocol and with bucket and name in the metadata.',
            },
            {
              title: 'Send parts',
              text: 'After an interruption, request the offset and continue from there.',
            },
            {
              title: 'Finish within a day',
              text: 'Uploads that are incomplete after 24 hours are deleted.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The folder is private, but don’t store residents’ records in it. We don’t look at your files, but that doesn’t make us your business associate.',
        },
      ],
    },
  ],
  next: [
    { label: 'What to look for in documents', to: '/document-intelligence' },
    { label: 'Compliance', to: '/enterprise-compliance' },
    { label: 'All APIs', to: '/api-marketplace' },
  ],
};
