import { Button, type Intent, Tag } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { prepareFile } from '../../../data/files/prepareFile.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { FileChooser } from '../../../ui/file/FileChooser.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { line, plainText } from '../../../ui/form/textSchemas.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { EntryView } from './EntryView.tsx';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import type { Consent, OwnEntry, Portfolio } from './presence.ts';
import {
  useAddPortfolioPhotoMutation,
  useAskConsentMutation,
  useMyPortfolioQuery,
  useRemoveEntryMutation,
  useRemovePortfolioPhotoMutation,
  useSaveEntryMutation,
} from './presenceApi.ts';

const CONSENT_TAGS: Readonly<Record<Consent, { readonly label: string; readonly intent: Intent }>> =
  {
    none: { label: 'Not shown', intent: 'none' },
    asked: { label: 'Client asked', intent: 'warning' },
    unnamed: { label: 'Public', intent: 'success' },
    named: { label: 'Public with client name', intent: 'success' },
    refused: { label: 'Client declined', intent: 'danger' },
    withdrawn: { label: 'Consent withdrawn', intent: 'danger' },
  };

/** A vendor's finished projects for the public profile, each with the client's consent. */
export function Component() {
  const query = useMyPortfolioQuery();
  const [edited, setEdited] = useState<OwnEntry | 'new' | null>(null);
  const portfolio = query.currentData ?? null;
  return (
    <Page>
      <PageHeader
        actions={
          portfolio !== null && (
            <>
              <LinkButton to="vendor" params={{ vendorId: portfolio.vendor_id }}>
                View profile
              </LinkButton>
              {portfolio.finished.length > 0 && (
                <Button intent="primary" onClick={() => setEdited('new')}>
                  Add project
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<NoProfile />}>
        {(found) =>
          found !== null &&
          (found.entries.length === 0 ? (
            <EmptyState
              title="No projects in your portfolio yet"
              action={
                found.finished.length > 0 ? (
                  <Button intent="primary" onClick={() => setEdited('new')}>
                    Add your first project
                  </Button>
                ) : (
                  <LinkButton to="vendorLeads">View leads</LinkButton>
                )
              }
            >
              {found.finished.length > 0
                ? 'Choose a finished project, add photos, and ask the client.'
                : 'Projects that clients mark as done can be added here.'}
            </EmptyState>
          ) : (
            <ul className={`${ui.records} ${styles.list}`} aria-label="Portfolio">
              {found.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} onEdit={() => setEdited(entry)} />
              ))}
            </ul>
          ))
        }
      </Loaded>
      {edited !== null && portfolio !== null && (
        <EntryDialog
          entry={edited === 'new' ? null : edited}
          portfolio={portfolio}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

interface EntryProps {
  readonly entry: OwnEntry;
  readonly onEdit: () => void;
}

function Entry({ entry, onEdit }: EntryProps) {
  const { id, title, consent } = entry;
  const [ask, asking] = useAskConsentMutation();
  const [remove, removing] = useRemoveEntryMutation();
  const [isSure, setSure] = useState(false);
  const tag = CONSENT_TAGS[consent];
  const isBusy = asking.isLoading || removing.isLoading;
  return (
    <li>
      <div className={`${ui.titleLine} ${styles.what}`}>
        <h2>{title}</h2>
        <Tag minimal intent={tag.intent}>
          {tag.label}
        </Tag>
      </div>
      <EntryView entry={entry} />
      <PhotoTools entry={entry} />
      <div className={ui.actions12}>
        {consent === 'none' && entry.can_ask && (
          <Button size="small" intent="primary" disabled={isBusy} onClick={() => void ask(id)}>
            Ask client<span className="visually-hidden"> about {title}</span>
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={onEdit}>
          Edit text<span className="visually-hidden"> of {title}</span>
        </Button>
        {isSure ? (
          <Button size="small" intent="danger" loading={isBusy} onClick={() => void remove(id)}>
            Confirm removal<span className="visually-hidden">: {title}</span>
          </Button>
        ) : (
          <Button size="small" variant="minimal" onClick={() => setSure(true)}>
            Remove project<span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const LARGEST = 6 * 1024 * 1024;
const MOST_PHOTOS = 8;

/** Adds and removes photos. A new photo needs the client's consent again. */
function PhotoTools({ entry }: { readonly entry: OwnEntry }) {
  const { session } = useAuth();
  const [add, { isLoading, error }] = useAddPortfolioPhotoMutation();
  const [remove] = useRemovePortfolioPhotoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isPublic = entry.consent === 'unnamed' || entry.consent === 'named';

  async function send(files: readonly File[]) {
    setProblem(null);
    for (const file of files.slice(0, MOST_PHOTOS - entry.photos.length)) {
      const prepared = await prepareFile(file, LARGEST);
      if (typeof prepared === 'string' || !prepared.type.startsWith('image/')) {
        setProblem('Choose JPEG, PNG, or WebP pictures up to 6 MB.');
        continue;
      }
      const content = new Blob([prepared.content], { type: prepared.type });
      await add({
        entryId: entry.id,
        id: crypto.randomUUID(),
        userId: session?.userId ?? '',
        content,
        caption: '',
      });
    }
  }
  return (
    <div className={ui.stack8}>
      <ServerError error={error} title="Photo not added" />
      <Problem text={problem} />
      <FileChooser
        ref={chooser}
        label={`Photos of ${entry.title}`}
        accept="image/jpeg,image/png,image/webp"
        isMultiple
        onChoose={(files) => void send(files)}
      />
      <div className={ui.actions12}>
        {entry.photos.length < MOST_PHOTOS && (
          <Button size="small" loading={isLoading} onClick={() => chooser.current?.click()}>
            Add photos<span className="visually-hidden"> to {entry.title}</span>
          </Button>
        )}
        {entry.photos.map(({ id }, at) => (
          <Button
            key={id}
            size="small"
            variant="minimal"
            onClick={() => void remove({ entryId: entry.id, id })}
          >
            Remove photo {at + 1}
            <span className="visually-hidden"> of {entry.title}</span>
          </Button>
        ))}
      </div>
      {isPublic && (
        <p className={ui.caption}>
          A new photo hides the project until the client allows it again.
        </p>
      )}
    </div>
  );
}

const schema = z.object({
  quote: z.string().check(z.minLength(1, 'Choose a project.')),
  title: line(120).check(z.minLength(3, 'Enter a title (at least 3 characters).')),
  summary: plainText(1500).check(z.minLength(20, 'Describe the work in at least 20 characters.')),
});

interface EntryDialogProps {
  readonly entry: OwnEntry | null;
  readonly portfolio: Portfolio;
  readonly onClose: () => void;
}

function EntryDialog({ entry, portfolio, onClose }: EntryDialogProps) {
  const [save] = useSaveEntryMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      quote: entry === null ? (portfolio.finished[0]?.id ?? '') : entry.id,
      title: entry?.title ?? '',
      summary: entry?.summary ?? '',
    },
    save: ({ quote, title, summary }, id) =>
      save({ id: entry?.id ?? id, quoteId: quote, title, summary }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={entry === null ? 'Add project' : 'Edit project'}
      action="Save project"
      onCancel={onClose}
    >
      {entry === null && (
        <SelectField
          label="Finished project"
          options={portfolio.finished.map(({ id, title }) => [id, title] as const)}
          {...form.field('quote')}
        />
      )}
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <TextAreaField
        label="What you did"
        hint="Don't name the community or its residents. The client reads it before it is public."
        rows={6}
        maxLength={1500}
        {...form.field('summary')}
      />
    </SaveDialog>
  );
}
