import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { readHandoff, removeHandoff, saveHandoff } from '../../../ui/file/handoff.ts';
import styles from './SubmitListing.module.css';

const SHEET = /\.(?:csv|tsv|xlsx)$/i;

export const isSheet = ({ name }: File): boolean => SHEET.test(name);

/** A property name to start with: the file's name without its ending. */
export const nameFromFile = ({ name }: File): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120);

/** A file brought from a public page, with a function that forgets it. */
export function useHandedFile(key: string | null): readonly [File | null, () => void] {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isCanceled = false;
    readHandoff(key).then(
      (found) => {
        if (!isCanceled) setFile(found);
      },
      // Storage is unavailable, so there is no file.
      () => undefined,
    );
    return () => {
      isCanceled = true;
    };
  }, [key]);
  const forget = () => {
    setFile(null);
    if (key !== null) void removeHandoff(key).catch(() => undefined);
  };
  return [file, forget];
}

/** Moves a file to the draft that is started with it. */
export async function moveToDraft(file: File, from: string, draft: string): Promise<void> {
  await saveHandoff(draft, file);
  await removeHandoff(from);
}

interface HandedFileProps {
  readonly file: File;
  readonly onForget: () => void;
}

/** The file beside the draft that was started with it, to copy from. It stays on this computer. */
export function HandedFile({ file, onForget }: HandedFileProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <p className={styles.told}>
      {url !== null && (
        <a href={url} target="_blank" rel="noopener" download={file.name}>
          {file.name}
        </a>
      )}{' '}
      ({formatBytes(file.size)}) is on this computer for a day. Copy the figures from it; add it to
      the deal room later.{' '}
      <Button size="small" variant="minimal" onClick={onForget}>
        Remove
      </Button>
    </p>
  );
}
