import { formatNumber } from '#shared/format/number.ts';
import { PictureFiles } from './PictureFiles.tsx';
import type { PictureFile, PicturePlan } from './picturePlan.ts';
import styles from './SubmitListing.module.css';

const SHOWN = 12;

interface PictureCheckProps {
  readonly plan: PicturePlan;
  readonly files: readonly PictureFile[];
  readonly onFiles: (files: readonly PictureFile[]) => void;
}

const pictures = (count: number) => (count === 1 ? '1 photo' : `${formatNumber(count)} photos`);

/** Preview of the photo import: matched photos, missing ones, and unused files. */
export function PictureCheck({ plan, files, onFiles }: PictureCheckProps) {
  const { rows, missing, refused, unnamed } = plan;
  const count = [...rows.values()].reduce((sum, planned) => sum + planned.length, 0);
  if (count + missing.length + refused.length + unnamed.length === 0) return null;
  const more = missing.length + refused.length - SHOWN;
  return (
    <section aria-label="Photos by row" className={styles.check}>
      <p>
        {pictures(count)} {count === 1 ? 'goes' : 'go'} with{' '}
        {rows.size === 1 ? '1 row' : `${formatNumber(rows.size)} rows`}.
        {missing.length + refused.length > 0 && ' These photos will be left out:'}
      </p>
      {missing.length + refused.length > 0 && (
        <ul>
          {missing.slice(0, SHOWN).map(({ at, name }) => (
            <li key={`${at} ${name}`}>
              Row {at}: {name} is not among the files.
            </li>
          ))}
          {refused.slice(0, Math.max(0, SHOWN - missing.length)).map(({ at, name, sentence }) => (
            <li key={`${at} ${name}`}>
              Row {at}: {name.slice(0, 80)}. {sentence}
            </li>
          ))}
          {more > 0 && <li>And {formatNumber(more)} more.</li>}
        </ul>
      )}
      {unnamed.length > 0 && (
        <p>
          {unnamed.length === 1 ? '1 file is' : `${formatNumber(unnamed.length)} files are`} not
          named in any row and {unnamed.length === 1 ? 'stays' : 'stay'} here:{' '}
          {unnamed.slice(0, SHOWN).join(', ')}
          {unnamed.length > SHOWN && ' …'}
        </p>
      )}
      {missing.length > 0 && <PictureFiles files={files} onFiles={onFiles} />}
    </section>
  );
}
