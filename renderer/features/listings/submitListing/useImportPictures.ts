import { useEffect, useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { reencodeImage } from '../../../ui/file/reencodeImage.ts';
import { announce } from '../../../ui/live/announce.ts';
import type { DraftPicture } from './listingForm.ts';
import type { PicturePlan, PlannedPicture } from './picturePlan.ts';
import { STORED_PICTURE_TYPE, UPLOAD_OPTIONS } from './pictureTypes.ts';
import {
  type ImportedDraft,
  useBringDraftPicturesMutation,
  useUploadListingPictureMutation,
} from './submitApi.ts';

const AT_ONCE = 3;

export interface PictureImport {
  readonly total: number;
  /** Processed photos, uploaded or failed. */
  readonly through: number;
  readonly arrived: number;
  readonly problems: readonly string[];
  readonly is: 'under way' | 'stopped' | 'done';
}

/** Re-encodes and uploads an import's photos to its drafts, one at a time; can be stopped. */
export function useImportPictures() {
  const [upload] = useUploadListingPictureMutation();
  const [attach] = useBringDraftPicturesMutation();
  const [state, setState] = useState<PictureImport | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function bringOne(folder: string, { file, alt_text }: PlannedPicture) {
    // A file removed since selection can't be read.
    const encoded = await reencodeImage(file, STORED_PICTURE_TYPE, UPLOAD_OPTIONS).catch(
      () => null,
    );
    if (encoded === null) return "can't read this image, or it's too large to unpack.";
    const id = crypto.randomUUID();
    const { error } = await upload({ listing: folder, id, content: encoded.content });
    if (error !== undefined)
      return isDataError(error) ? dataErrorMessage(error) : 'the upload failed.';
    const { width, height } = encoded;
    return { id, alt_text, width, height } satisfies DraftPicture;
  }

  async function bring(drafts: readonly ImportedDraft[], plan: PicturePlan): Promise<void> {
    const here = new AbortController();
    stop.current = here;
    const pendingDrafts = drafts.filter(({ at }) => plan.rows.has(at));
    const total = pendingDrafts.reduce((sum, { at }) => sum + (plan.rows.get(at)?.length ?? 0), 0);
    if (total === 0) return;
    setState({ total, through: 0, arrived: 0, problems: [], is: 'under way' });
    const count = (problem: string | null) =>
      setState(
        (before) =>
          before && {
            ...before,
            through: before.through + 1,
            arrived: before.arrived + (problem === null ? 1 : 0),
            problems: problem === null ? before.problems : [...before.problems, problem],
          },
      );

    const work = async () => {
      for (
        let draft = pendingDrafts.shift();
        draft && !here.signal.aborted;
        draft = pendingDrafts.shift()
      ) {
        const arrived: DraftPicture[] = [];
        for (const picture of plan.rows.get(draft.at) ?? []) {
          if (here.signal.aborted) break;
          const came = await bringOne(draft.listing_id, picture);
          if (typeof came === 'object') arrived.push(came);
          count(typeof came === 'object' ? null : `Row ${draft.at}, ${picture.name}: ${came}`);
        }
        if (arrived.length === 0) continue;
        const { error } = await attach({ id: draft.id, pictures: arrived });
        if (error === undefined) continue;
        const reason = isDataError(error) ? dataErrorMessage(error) : 'the upload failed.';
        const lost = arrived.length;
        setState(
          (before) =>
            before && {
              ...before,
              arrived: before.arrived - lost,
              problems: [...before.problems, `Row ${draft.at}: ${reason}`],
            },
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const is = here.signal.aborted ? 'stopped' : 'done';
    setState((before) => before && { ...before, is });
    announce(is === 'done' ? 'Photo upload finished' : 'Stopped. Uploaded photos are kept.');
  }

  return { state, bring, cancel: () => stop.current?.abort() };
}
