import { DOCUMENT_ENDINGS, DOCUMENT_LIMITS } from '#shared/ai/documents/documentKinds.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { ImportProgress } from '../../../workbench/import/ImportProgress.tsx';
import { MOST_SCANS } from './scannedPages.ts';
import type { useDocumentReading } from './useDocumentReading.ts';

interface ChooseDocumentProps {
  readonly reading: ReturnType<typeof useDocumentReading>;
  readonly hasFields: boolean;
  readonly onFile: (file: File) => void;
  readonly onRecognize: () => void;
}

/** Chooses the document, shows how far it is read, and offers text recognition for scanned pages. */
export function ChooseDocument({ reading, hasFields, onFile, onRecognize }: ChooseDocumentProps) {
  const { opened, progress, error, cancel } = reading;
  if (progress !== null) {
    return (
      <ImportProgress
        busy={{ label: 'Reading the document', share: progress, canStop: true }}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <Problem text={error} />
      {opened !== null && opened.scans.length > 0 && (
        <section aria-label="Scanned pages" className={ui.stack8}>
          <p className={ui.note}>
            {describeScans(opened.scans.length)} Reading them sends images of these pages to this
            product’s own server, which keeps nothing.
          </p>
          <div className={ui.actions}>
            <PlainButton size="small" intent="primary" onClick={onRecognize}>
              Read scanned pages
            </PlainButton>
          </div>
        </section>
      )}
      {opened === null && (
        <DropZone
          label={hasFields ? 'Choose the file again' : 'Choose a document'}
          accept={DOCUMENT_ENDINGS}
          hint={
            hasFields
              ? 'We keep the values, not the document. Choose it again to see where each was read.'
              : `PDF, Word, Excel, CSV, or a picture (PNG, JPEG) up to ${formatBytes(DOCUMENT_LIMITS.bytes)} and ${DOCUMENT_LIMITS.pages} pages. Read in your browser by rules; nothing is sent to a model.`
          }
          onFiles={([file]) => {
            if (file !== undefined) onFile(file);
          }}
        />
      )}
    </>
  );
}

function describeScans(count: number): string {
  const pages =
    count === 1 ? '1 page is a scan without text.' : `${count} pages are scans without text.`;
  return count > MOST_SCANS ? `${pages} The first ${MOST_SCANS} can be read.` : pages;
}
