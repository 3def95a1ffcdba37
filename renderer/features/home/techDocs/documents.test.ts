import { expect, it } from 'vitest';
import { linkedDocument, techDocuments } from './documents.ts';

it('lists the README first, and every document has a title and text', async () => {
  expect(techDocuments[0]).toMatchObject({ id: 'README.md', title: 'Haven Exchange' });
  for (const { title, load } of techDocuments) {
    expect(title).not.toBe('');
    expect((await load()).children?.length).toBeGreaterThan(0);
  }
});

it('resolves only links to documents inside the repository', () => {
  expect(linkedDocument('docs/README.md', 'hosting.md#sizes')).toBe('docs/hosting.md');
  expect(linkedDocument('docs/README.md', '../../shared')).toBe('shared/README.md');
  expect(linkedDocument('README.md', 'https://example.org/other.md')).toBeNull();
  expect(linkedDocument('README.md', 'package.json')).toBeNull();
});
