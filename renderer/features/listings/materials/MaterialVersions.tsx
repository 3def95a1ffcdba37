import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { MaterialRecipients } from './MaterialRecipients.tsx';
import styles from './Materials.module.css';
import { KIND_LABELS, type ListingMaterials, type MaterialKind } from './materials.ts';
import { useMakeMaterialMutation, useOpenMaterialMutation } from './materialsApi.ts';
import { SendTeaser } from './SendTeaser.tsx';

interface KindOfProps {
  readonly kind: MaterialKind;
  readonly listing: ListingMaterials;
}

/** One kind of material for a listing: its versions, and actions for the newest. */
export function MaterialVersions({ kind, listing }: KindOfProps) {
  const { id, name, [kind]: versions } = listing;
  const [newest] = versions;
  const isOld = kind === 'teaser' ? listing.is_teaser_old : listing.is_memorandum_old;
  const [make, making] = useMakeMaterialMutation();
  const [open, opening] = useOpenMaterialMutation();
  const [isSending, setSending] = useState(false);
  const label = KIND_LABELS[kind];
  async function show(material: string, version: number) {
    const { data } = await open(material);
    if (data !== undefined) savePdf(`${name}, ${kind} ${version}`, data);
  }
  return (
    <section className={`${ui.stack8} ${styles.kind}`} aria-label={`${label} of ${name}`}>
      <h3>{label}</h3>
      <p className={ui.note}>{stateOf(kind, listing)}</p>
      {kind === 'memorandum' && newest !== undefined && !listing.has_agreement && (
        <p className={ui.note}>
          Hidden from buyers until the listing has{' '}
          <RouteLink to="property" params={{ id }}>
            an NDA
          </RouteLink>
          .
        </p>
      )}
      <div className={`${ui.wrap} ${styles.acts}`}>
        {(newest === undefined || isOld) && (
          <Button
            size="small"
            loading={making.isLoading}
            aria-label={`Make version ${(newest?.version ?? 0) + 1} of the ${kind} of ${name}`}
            onClick={() => make({ id: crypto.randomUUID(), listing: id, kind })}
          >
            Make version {(newest?.version ?? 0) + 1}
          </Button>
        )}
        {newest !== undefined && (
          <Button
            size="small"
            loading={opening.isLoading}
            aria-label={`Open the ${kind} of ${name}`}
            onClick={() => show(newest.id, newest.version)}
          >
            Open
          </Button>
        )}
        {kind === 'teaser' && newest !== undefined && listing.is_live && !isSending && (
          <Button
            size="small"
            aria-label={`Send the teaser of ${name}`}
            onClick={() => setSending(true)}
          >
            Send
          </Button>
        )}
      </div>
      {making.error !== undefined && (
        <p role="alert" className={ui.error}>
          {isDataError(making.error)
            ? dataErrorMessage(making.error)
            : "Couldn't create the version."}
        </p>
      )}
      {isSending && newest !== undefined && (
        <SendTeaser material={newest.id} isOwn={listing.is_own} onClose={() => setSending(false)} />
      )}
      {versions.length > 0 && (
        <MaterialRecipients versions={versions} onOpen={(one) => show(one.id, one.version)} />
      )}
    </section>
  );
}

function stateOf(kind: MaterialKind, listing: ListingMaterials): string {
  const [newest] = listing[kind];
  if (newest === undefined) {
    return kind === 'teaser'
      ? 'Public information, to send by email. Not created yet.'
      : 'With address, units, payors and months, for those who signed. Not made yet.';
  }
  const isOld = kind === 'teaser' ? listing.is_teaser_old : listing.is_memorandum_old;
  const versionText = `Version ${newest.version} of ${formatDay(newest.made_at)}`;
  return isOld ? `${versionText}. The listing has changed since.` : `${versionText}. Up to date.`;
}
