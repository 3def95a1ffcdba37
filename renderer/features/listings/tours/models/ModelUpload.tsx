import { useId, useRef, useState } from 'react';
import { cleanModel } from '#shared/listings/models/cleanModel.ts';
import { MAX_MODEL_BYTES, MODEL_TYPE } from '#shared/listings/models/container.ts';
import { ModelError } from '#shared/listings/models/modelError.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Tours.module.css';
import { useUploadTourModelMutation } from '../toursApi.ts';

interface ModelUploadProps {
  readonly listingId: string;
  readonly isFull: boolean;
  readonly onUploaded: (model: { readonly id: string; readonly name: string }) => void;
}

const TOO_LARGE = 'A model can have up to 20 MB.';

/** Adds a GLB model to a tour. What doesn't draw it, such as its author's name, is removed before the upload. */
export function ModelUpload({ listingId, isFull, onUploaded }: ModelUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const errorId = useId();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [upload, { isLoading }] = useUploadTourModelMutation();

  async function send(file: File): Promise<string | undefined> {
    if (file.size > MAX_MODEL_BYTES) return TOO_LARGE;
    let content: Blob;
    try {
      const clean = cleanModel(new Uint8Array(await file.arrayBuffer()));
      content = new Blob([clean], { type: MODEL_TYPE });
    } catch (error) {
      if (error instanceof ModelError) return error.message;
      return 'The file could not be read. Choose it again.';
    }
    const id = crypto.randomUUID();
    const { error } = await upload({ path: `${listingId}/${id}`, content });
    if (error !== undefined) {
      return isDataError(error) ? dataErrorMessage(error) : 'The upload failed. Try again.';
    }
    onUploaded({ id, name: file.name.replace(/\.glb$/i, '').replace(/[\p{C}]/gu, ' ') });
    announce('3D model added');
    return undefined;
  }

  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".glb,model/gltf-binary"
        aria-label="Choose a 3D model"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          setProblem(file === undefined ? undefined : await send(file));
          target.value = '';
        }}
      />
      <PlainButton
        aria-describedby={problem === undefined ? hintId : `${errorId} ${hintId}`}
        disabled={isFull || isLoading}
        onClick={() => input.current?.click()}
      >
        {isLoading ? 'Uploading…' : 'Add 3D model'}
      </PlainButton>
      {problem !== undefined && (
        <p id={errorId} role="alert" className={ui.error}>
          {problem}
        </p>
      )}
      <p id={hintId} className={ui.note}>
        A GLB file, up to 20 MB.
      </p>
    </div>
  );
}
