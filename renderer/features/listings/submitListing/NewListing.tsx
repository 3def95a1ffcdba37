import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import ui from '../../../ui/theme/ui.module.css';
import { HandedFile, useHandedFile } from './HandedFile.tsx';
import { LicenseNotice } from './LicenseNotice.tsx';
import { ListingPreview } from './ListingPreview.tsx';
import { type Draft, type DraftPicture, getFieldProblems, toFormValues } from './listingForm.ts';
import { Pictures } from './Pictures.tsx';
import styles from './SubmitListing.module.css';
import { Wizard } from './SubmitListingForm.tsx';
import { useLazyReadListingDraftQuery, useSubmitListingMutation } from './submitApi.ts';
import { readUnsent, type SaveStatus, useDraft } from './useDraft.ts';

interface Held {
  readonly version: number;
  readonly folder: string | null;
  readonly draft: Draft;
}

/** Reads a stored draft of any origin. */
export function draftFrom(content: unknown): Draft {
  const held = (typeof content === 'object' && content !== null ? content : {}) as {
    readonly values?: Readonly<Record<string, unknown>>;
    readonly pictures?: readonly DraftPicture[];
  };
  return {
    values: toFormValues(held.values ?? {}),
    pictures: Array.isArray(held.pictures) ? held.pictures : [],
  };
}

interface NewListingProps {
  readonly id: string;
  readonly held: Held;
  /** Reloads the draft from the server. */
  readonly onReload: () => Promise<void>;
}

/** A draft listing, saved to the server on every pause. */
export function NewListing({ id, held, onReload }: NewListingProps) {
  const { session } = useAuth();
  const [unsent] = useState(() => readUnsent(session?.userId ?? '', id));
  const [draft, setDraft] = useState(() =>
    unsent === null ? held.draft : draftFrom(unsent.content),
  );
  const [folder, setFolder] = useState(held.folder);
  const { change } = useUrlSearch();
  const { saving, flush, forget, overrule } = useDraft(
    id,
    { version: unsent?.version ?? held.version, draft: held.draft },
    draft,
  );
  const [read] = useLazyReadListingDraftQuery();
  const [submit, { isLoading, error }] = useSubmitListingMutation();
  const navigate = useNavigate();
  const { values, pictures } = draft;
  const [handed, forgetHanded] = useHandedFile(id);

  async function folderOf(): Promise<string | null> {
    if (folder !== null) return folder;
    if (!(await flush())) return null;
    const { data } = await read(id);
    // The first photo was added before any text, so the draft is created with it.
    if (data === null || data === undefined) return null;
    setFolder(data.listing_id);
    return data.listing_id;
  }
  async function send() {
    if (Object.keys(getFieldProblems(values)).length > 0) {
      change([['check', '1']], 'is a step');
      return;
    }
    if (!(await flush())) return;
    const { data: listing, error: submitError } = await submit({ id, values, pictures });
    if (submitError !== undefined || listing === undefined) return;
    forgetHanded();
    void navigate(linkTo('submitListing', {}, { submitted: listing }));
  }
  return (
    <Wizard
      values={values}
      onChange={(name, typed) =>
        setDraft((before) => ({ ...before, values: { ...before.values, [name]: typed } }))
      }
      pictures={
        <Pictures
          pictures={pictures}
          folder={folder}
          folderOf={folderOf}
          onChange={(change) =>
            setDraft((before) => ({ ...before, pictures: change(before.pictures) }))
          }
        />
      }
      preview={<ListingPreview values={values} pictures={pictures} folder={folder} />}
      license={<LicenseNotice state={values.state} listing={null} />}
      told={
        <>
          {handed !== null && <HandedFile file={handed} onForget={forgetHanded} />}
          <SavingLine saving={saving} />
          {saving.is === 'elsewhere' && (
            <div role="alert" className={styles.told}>
              <p>This draft was changed on another device since you opened it here.</p>
              <Button
                onClick={() => {
                  forget();
                  void onReload();
                }}
              >
                Use the other version
              </Button>{' '}
              <Button
                onClick={async () => {
                  const { data } = await read(id);
                  if (data) await overrule(data.version);
                }}
              >
                Keep this version
              </Button>
            </div>
          )}
          {isDataError(error) && (
            <p role="alert" data-refusal tabIndex={-1} className={styles.told}>
              {dataErrorMessage(error)}
            </p>
          )}
        </>
      }
      finish={(isComplete) => (
        <Button
          intent={isComplete ? 'success' : 'none'}
          loading={isLoading}
          onClick={() => void send()}
        >
          {isComplete ? 'Submit for review' : 'Show missing fields'}
        </Button>
      )}
    />
  );
}

const SAVE_MESSAGES = {
  saved: 'Saved. You can continue on any device.',
  saving: 'Saving …',
  unsaved: 'Not saved yet…',
  elsewhere: 'Not saved.',
} as const;

function SavingLine({ saving }: { readonly saving: SaveStatus }) {
  return (
    <p role="status" className={ui.note}>
      {saving.is === 'failed'
        ? `Not saved: ${saving.reason} We'll try again.`
        : SAVE_MESSAGES[saving.is]}
    </p>
  );
}
