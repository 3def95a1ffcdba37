import type { ApiPage } from '../apiPage.ts';

export const files: ApiPage = {
  heading: 'Files interface',
  lede: 'A private folder for each member. What may be done with a file is what the rules allow with its row, and nobody but its owner reads a document, our staff included.',
  description:
    'Store, list and share files on Haven Exchange by program: folders by account, links that end, kinds told from content, resumable uploads and refusals.',
  keywords: ['storage API', 'signed URL', 'resumable upload', 'document storage'],
  sections: [
    {
      id: 'buckets',
      heading: 'Two buckets',
      blocks: [
        {
          kind: 'table',
          caption: 'What goes where',
          columns: [{ label: '' }, { label: 'documents' }, { label: 'avatars' }],
          rows: [
            ['Reads', 'The owner alone', 'Everybody, by its public address'],
            ['Writes', 'The owner, once approved', 'The owner, once approved'],
            ['Size', '50 MiB a file', '2 MiB a file'],
            ['Kinds', 'PDF, pictures, text, CSV, ZIP, Office', 'PNG, JPEG, WebP'],
            ['Path', 'Your account’s identifier, then as you like', 'The same'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A kind is told from the content. A CSV named .pdf is a CSV, and a web page named .csv is refused, since a browser might run it.',
          ],
        },
      ],
    },
    {
      id: 'put',
      heading: 'Put a file there',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Here a program of an operator files one month as CSV. Sending to the same path again is refused unless the header x-upsert says true: a statement that changes under its name is a bad habit.',
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
      heading: 'Show it to somebody, for ten minutes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A signed link works without an account, for as many seconds as you say. Whoever has it has the file, so choose minutes. It dies with the version it was made for: replace the file, and old links are void. For anything under an NDA a [deal room](/features/deal-rooms) is the place, because a link does not know who follows it.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A link that ends',
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
      heading: 'Somebody else’s file is not there',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Not forbidden: not there. An answer that told the two apart would tell strangers which files exist. The status of the answer is 400 and the code inside says 404, as clients of this kind of storage expect.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'Another member asks',
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
      heading: 'Large files over a poor line',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Begin',
              text: 'At /storage/v1/upload/resumable, by the tus protocol, with bucket and name in the metadata.',
            },
            { title: 'Send parts', text: 'After a break ask for the offset and go on from there.' },
            {
              title: 'Finish within a day',
              text: 'What is not complete after 24 hours is swept away.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'The folder is private, and still no place for residents’ records. Private means that we do not look; it does not make us your business associate.',
        },
      ],
    },
  ],
  next: [
    { label: 'What to read from documents', to: '/document-intelligence' },
    { label: 'Compliance', to: '/enterprise-compliance' },
    { label: 'All parts', to: '/api-marketplace' },
  ],
};
