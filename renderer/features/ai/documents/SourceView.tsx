import { useEffect, useRef, useState } from 'react';
import { hasPersonalData } from '#shared/ai/documents/personalData.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Documents.module.css';
import type { StoredField } from './extractedFields.ts';
import { GridSource } from './GridSource.tsx';
import { isGrid } from './gridTexts.ts';
import type { OpenedDocument } from './useDocumentReading.ts';

interface SourceViewProps {
  readonly opened: OpenedDocument;
  /** The field whose place is highlighted. */
  readonly field: StoredField | null;
}

/** The document beside its fields: page images with the place of a field, its cells, or its text. */
export function SourceView({ opened, field }: SourceViewProps) {
  if (opened.pdf !== null) return <PageSource opened={opened} pdf={opened.pdf} field={field} />;
  return isGrid(opened.texts) ? (
    <GridSource texts={opened.texts} field={field} />
  ) : (
    <TextSource opened={opened} field={field} />
  );
}

interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LARGEST_DOTS = 2000;
const PADDING = 3;

function PageSource({
  opened,
  pdf,
  field,
}: SourceViewProps & { readonly pdf: NonNullable<OpenedDocument['pdf']> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const [mark, setMark] = useState<Mark | null>(null);
  const box = field?.box ?? null;
  const boxPage = field?.page ?? null;
  useEffect(() => {
    if (boxPage !== null) setPage(boxPage);
  }, [boxPage]);
  useEffect(() => {
    let isCurrent = true;
    async function draw() {
      const target = canvas.current;
      const place = sheet.current;
      if (target === null || place === null) return;
      const shown = await pdf.document.getPage(page);
      const plain = shown.getViewport({ scale: 1 });
      const dots = Math.min(place.clientWidth * window.devicePixelRatio, LARGEST_DOTS);
      const viewport = shown.getViewport({ scale: dots / plain.width });
      if (!isCurrent) return;
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      await shown.render({ canvas: target, viewport }).promise;
      if (!isCurrent) return;
      coverPersonalData(target, opened, page, (x, y) => viewport.convertToViewportPoint(x, y));
      if (box === null || boxPage !== page) {
        setMark(null);
        return;
      }
      const [x = 0, y = 0, width = 0, height = 0] = box;
      const [left = 0, bottom = 0] = plain.convertToViewportPoint(x - PADDING, y - PADDING);
      const [right = 0, top = 0] = plain.convertToViewportPoint(
        x + width + PADDING,
        y + height + PADDING,
      );
      setMark({
        left: Math.min(left, right) / plain.width,
        top: Math.min(top, bottom) / plain.height,
        width: Math.abs(right - left) / plain.width,
        height: Math.abs(bottom - top) / plain.height,
      });
    }
    void draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, opened, page, box, boxPage]);
  return (
    <section aria-label="Document" className={styles.source}>
      <div className={ui.actions}>
        <PlainButton size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </PlainButton>
        <span className={ui.note} aria-live="polite">
          Page {page} of {opened.pages}
        </span>
        <PlainButton size="small" disabled={page >= opened.pages} onClick={() => setPage(page + 1)}>
          Next
        </PlainButton>
      </div>
      <div ref={sheet} className={styles.sheet}>
        <canvas ref={canvas} role="img" aria-label={`Page ${page} of ${opened.file.name}`} />
        {mark !== null && (
          <MarkBox left={mark.left} top={mark.top} width={mark.width} height={mark.height} />
        )}
      </div>
    </section>
  );
}

/** The content policy allows styles that scripts set, not ones in the markup. */
function MarkBox(place: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>) {
  const element = useRef<HTMLDivElement>(null);
  const { left, top, width, height } = place;
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    Object.assign(target.style, {
      insetInlineStart: `${left * 100}%`,
      insetBlockStart: `${top * 100}%`,
      inlineSize: `${width * 100}%`,
      blockSize: `${height * 100}%`,
    });
    target.scrollIntoView({ block: 'nearest' });
  }, [left, top, width, height]);
  return <div ref={element} data-mark="" className={styles.mark} />;
}

/** Blackens text with personal data on the image itself. */
function coverPersonalData(
  canvas: HTMLCanvasElement,
  { pdf }: OpenedDocument,
  page: number,
  toPlace: (x: number, y: number) => readonly number[],
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#000';
  for (const one of pdf?.texts ?? []) {
    if (one.page !== page || !hasPersonalData(one.text)) continue;
    const [x0 = 0, y0 = 0] = toPlace(one.x, one.y - 2);
    const [x1 = 0, y1 = 0] = toPlace(one.x + one.width, one.y + one.height);
    context.fillRect(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0));
  }
}

const MOST_LINES = 1500;

function TextSource({ opened, field }: SourceViewProps) {
  const target = useRef<HTMLParagraphElement>(null);
  const box = field?.box ?? null;
  const here =
    box === null
      ? -1
      : opened.texts.findIndex(
          (one) =>
            one.page === field?.page &&
            Math.abs(one.x - (box[0] ?? 0)) < 2 &&
            Math.abs(one.y - (box[1] ?? 0)) < 2,
        );
  useEffect(() => {
    if (here >= 0) target.current?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <div className={styles.source}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Document" className={styles.text} tabIndex={0}>
        {opened.texts.slice(0, MOST_LINES).map((one, at) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: texts never change
            key={at}
            ref={at === here ? target : undefined}
            data-here={at === here}
          >
            {one.text}
          </p>
        ))}
      </section>
    </div>
  );
}
