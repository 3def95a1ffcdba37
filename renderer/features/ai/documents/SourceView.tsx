import { useEffect, useRef, useState } from 'react';
import { arrangeLines, type Box } from '#shared/ai/documents/documentText.ts';
import { hasPersonalData } from '#shared/ai/documents/personalData.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Documents.module.css';
import type { DocumentPages, PageView } from './documentPages.ts';
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
  if (opened.images !== null) {
    return <PageSource opened={opened} images={opened.images} field={field} />;
  }
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
  images,
  field,
}: SourceViewProps & { readonly images: DocumentPages }) {
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
      const dots = Math.min(place.clientWidth * window.devicePixelRatio, LARGEST_DOTS);
      const { toShare } = await images.draw(page, target, dots);
      if (!isCurrent) return;
      coverPersonalData(target, opened, page, toShare);
      if (box === null || boxPage !== page) {
        setMark(null);
        return;
      }
      const [x = 0, y = 0, width = 0, height = 0] = box;
      const [left, bottom] = toShare(x - PADDING, y - PADDING);
      const [right, top] = toShare(x + width + PADDING, y + height + PADDING);
      setMark({
        left: Math.min(left, right),
        top: Math.min(top, bottom),
        width: Math.abs(right - left),
        height: Math.abs(bottom - top),
      });
    }
    void draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [images, opened, page, box, boxPage]);
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

/** Blackens text with personal data on the image itself, or the whole line if only the line shows it. */
function coverPersonalData(
  canvas: HTMLCanvasElement,
  { placed }: OpenedDocument,
  page: number,
  toShare: PageView['toShare'],
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#000';
  const cover = ({ x, y, width, height }: Box) => {
    const [x0, y0] = toShare(x, y - 2);
    const [x1, y1] = toShare(x + width, y + height);
    context.fillRect(
      Math.min(x0, x1) * canvas.width,
      Math.min(y0, y1) * canvas.height,
      Math.abs(x1 - x0) * canvas.width,
      Math.abs(y1 - y0) * canvas.height,
    );
  };
  const here = placed.filter((one) => one.page === page);
  for (const one of here) if (hasPersonalData(one.text)) cover(one);
  // Text recognition gives single words.
  if (!here.some(({ confidence }) => confidence !== undefined)) return;
  for (const { pieces } of arrangeLines(here)) {
    for (const piece of pieces) if (hasPersonalData(piece.text)) cover(piece);
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
