/** A node of a document's Markdown tree; `build/vite/documents.ts` reads the file. */
export interface DocumentNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null;
  readonly url?: string;
  readonly alt?: string | null;
  readonly children?: readonly DocumentNode[];
}

export interface TechDocument {
  /** Id used in the URL: the file's path in the repository. */
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly load: () => Promise<DocumentNode>;
}

const titles = {
  ...import.meta.glob<string>(
    ['../../../../*.md', '../../../../docs/*.md', '../../../../docs/decisions/*.md'],
    { query: '?title', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>(
    '../../../../{shared,shared/records,supabase,backend,renderer,main,preload,build,tests}/README.md',
    { query: '?title', import: 'default', eager: true },
  ),
};
const trees = {
  ...import.meta.glob<DocumentNode>(
    ['../../../../*.md', '../../../../docs/*.md', '../../../../docs/decisions/*.md'],
    { query: '?document', import: 'default' },
  ),
  ...import.meta.glob<DocumentNode>(
    '../../../../{shared,shared/records,supabase,backend,renderer,main,preload,build,tests}/README.md',
    { query: '?document', import: 'default' },
  ),
};

/** Reading order for newcomers. */
export const DOCUMENT_GROUPS = ['Folders', 'Guides', 'Decisions'];
export const FIRST_DOCUMENT = 'README.md';

const FROM_HERE = '../../../../';

const groupOf = (id: string): string => {
  if (id.startsWith('docs/decisions/')) return 'Decisions';
  return id.startsWith('docs/') ? 'Guides' : 'Folders';
};

/** The repository's documents at build time. */
export const techDocuments: readonly TechDocument[] = Object.entries(trees)
  .map(([path, load]) => {
    const id = path.slice(FROM_HERE.length);
    return { id, title: titles[path] ?? id, group: groupOf(id), load };
  })
  .toSorted(
    (one, other) =>
      Number(other.id === FIRST_DOCUMENT) - Number(one.id === FIRST_DOCUMENT) ||
      one.id.localeCompare(other.id),
  );

/** Resolves a link between documents, such as `../shared/README.md#routes` in `docs/hosting.md`. */
export function linkedDocument(from: string, url: string): string | null {
  const to = new URL(url, `file:///${from}`).pathname.slice(1);
  const isThere = (id: string) => techDocuments.some((document) => document.id === id);
  return [to, `${to}/README.md`].find(isThere) ?? null;
}
