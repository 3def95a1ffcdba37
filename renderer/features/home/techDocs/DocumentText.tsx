import type { ReactNode } from 'react';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { type DocumentNode, linkedDocument } from './documents.ts';

interface DocumentTextProps {
  readonly node: DocumentNode;
  /** The document's path, from which its links are resolved. */
  readonly id: string;
}

/** Renders a document. Links to other documents open here; other links are plain text. */
export function DocumentText({ node, id }: DocumentTextProps): ReactNode {
  const inside = node.children?.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document stay in their order
    <DocumentText key={at} node={child} id={id} />
  ));
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'heading':
      return <Heading depth={node.depth ?? 1}>{inside}</Heading>;
    case 'paragraph':
      return <p>{inside}</p>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'list':
      return node.ordered === true ? <ol>{inside}</ol> : <ul>{inside}</ul>;
    case 'listItem':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'link':
      return <Link url={node.url ?? ''} from={id} words={inside} />;
    case 'table':
      return <Table rows={node.children ?? []} id={id} />;
    case 'image':
    case 'html':
    case 'definition':
      return null;
    default:
      return inside;
  }
}

/** The page has its own heading above. */
function Heading({ depth, children }: { readonly depth: number; readonly children: ReactNode }) {
  if (depth === 1) return <h2>{children}</h2>;
  return depth === 2 ? <h3>{children}</h3> : <h4>{children}</h4>;
}

interface LinkProps {
  readonly url: string;
  readonly from: string;
  readonly words: ReactNode;
}

function Link({ url, from, words }: LinkProps) {
  const document = linkedDocument(from, url);
  if (document === null) return words;
  return (
    <RouteLink to="docs" query={{ document }}>
      {words}
    </RouteLink>
  );
}

function Table({ rows, id }: { readonly rows: readonly DocumentNode[]; readonly id: string }) {
  const [head, ...body] = rows;
  const cells = (row: DocumentNode | undefined, Cell: 'th' | 'td') =>
    row?.children?.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a document stay in their order
      <Cell key={at} scope={Cell === 'th' ? 'col' : undefined}>
        {cell.children?.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <DocumentText key={place} node={part} id={id} />
        ))}
      </Cell>
    ));
  return (
    <table>
      <thead>
        <tr>{cells(head, 'th')}</tr>
      </thead>
      <tbody>
        {body.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document stay in their order
          <tr key={at}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}
