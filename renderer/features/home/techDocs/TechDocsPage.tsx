import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DocumentText } from './DocumentText.tsx';
import {
  DOCUMENT_GROUPS,
  type DocumentNode,
  FIRST_DOCUMENT,
  type TechDocument,
  techDocuments,
} from './documents.ts';
import styles from './TechDocs.module.css';

/** Repository documentation: map, guides, and decision records. */
export function Component() {
  const { params: query } = useUrlSearch();
  const requestedId = query.get('document') ?? FIRST_DOCUMENT;
  const shown = techDocuments.find(({ id }) => id === requestedId);
  return (
    <Page>
      <PageHeader />
      <div className={styles.columns}>
        <Index shown={shown?.id} />
        {shown === undefined ? (
          <ErrorPanel sentence="Document not found. Choose one from the list." />
        ) : (
          <Shown key={shown.id} document={shown} />
        )}
      </div>
    </Page>
  );
}

function Index({ shown }: { readonly shown: string | undefined }) {
  const [typed, setTyped] = useState('');
  const searchTerm = typed.trim().toLowerCase();
  const found = techDocuments.filter(({ id, title }) =>
    `${title} ${id}`.toLowerCase().includes(searchTerm),
  );
  return (
    <nav aria-label="Documents" className={styles.index}>
      <TextField
        label="Find a document"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {DOCUMENT_GROUPS.map((group) => {
        const part = found.filter((each) => each.group === group);
        return (
          part.length > 0 && (
            <section key={group} aria-label={group}>
              <h2>{group}</h2>
              <ul>
                {part.map(({ id, title }) => (
                  <li key={id}>
                    <RouteLink
                      to="docs"
                      query={{ document: id }}
                      aria-current={id === shown ? 'page' : undefined}
                    >
                      {title}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {found.length === 0 && <p role="status">No documents match.</p>}
    </nav>
  );
}

function Shown({ document: { id, load } }: { readonly document: TechDocument }) {
  const [tree, setTree] = useState<DocumentNode | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setTree(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (hasFailed) return <ErrorPanel sentence="Couldn't load this document. Reload the page." />;
  return (
    <article className={`${ui.stack12} ${styles.document}`}>
      <p className={ui.caption}>{id}</p>
      {tree === null ? (
        <Skeleton width="24rem" height="8rem" />
      ) : (
        <DocumentText node={tree} id={id} />
      )}
    </article>
  );
}
