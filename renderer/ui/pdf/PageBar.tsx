import { Button } from '@blueprintjs/core';
import ui from '../theme/ui.module.css';

interface PageBarProps {
  /** Name of the document. */
  readonly name: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

/** Turns the pages of a document and closes it. */
export const PageBar = ({ name, page, pages, onPage, onClose, className = '' }: PageBarProps) => (
  <div className={`${ui.actions12} ${className}`}>
    <strong>{name}</strong>
    <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
      Previous
    </Button>
    <span aria-live="polite">
      Page {page} of {pages}
    </span>
    <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
      Next
    </Button>
    <Button size="small" onClick={onClose}>
      Close
    </Button>
  </div>
);
