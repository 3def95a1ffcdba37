import { type DragEvent, useRef, useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import styles from './HeroFile.module.css';

/** Accepts a broker's file and opens the listing form with it, after sign-in if needed. */
export function HeroFile() {
  const { follow } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');

  async function take(file: File | undefined) {
    if (file === undefined) return;
    try {
      const { HANDOFF_TYPES, MAX_HANDOFF_BYTES, NEW_LISTING, saveHandoff } = await import(
        '../../ui/file/handoff.ts'
      );
      const isKnown = HANDOFF_TYPES.split(',').some((type) =>
        file.name.toLowerCase().endsWith(type),
      );
      if (!isKnown) setProblem('Choose a PDF, Word, Excel or CSV file.');
      else if (file.size > MAX_HANDOFF_BYTES) setProblem('Choose a file of at most 50 MB.');
      else {
        await saveHandoff(NEW_LISTING, file);
        const to = linkTo('submitListing', undefined, { file: '1' });
        if (!follow(to, {})) location.assign(to);
      }
    } catch {
      setProblem("This browser can't store the file. Sign in and add it to the listing there.");
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a drop target in every browser
    <div
      role="group"
      aria-label="File for a new listing"
      className={styles.file}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        Drop an offering memorandum, rent roll or CSV here, or{' '}
        <button type="button" onClick={() => input.current?.click()}>
          choose a file
        </button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.xlsx,.pdf,.doc,.docx"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
