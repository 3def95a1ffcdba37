import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime } from '#shared/format/date.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  getDocumentKindLabel,
} from '#shared/listings/listing-details.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { RemoveButton } from '../../../../ui/table/EditButtons.tsx';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { DropZone } from '../../../../workbench/files/DropZone.tsx';
import { AgreementEditor } from './AgreementEditor.tsx';
import styles from './Deal.module.css';
import {
  useEndAccessMutation,
  useListListingDocumentsQuery,
  useListSignaturesQuery,
  useRemoveDocumentMutation,
  useShareDocumentMutation,
} from './dealApi.ts';

interface OwnDocumentsProps {
  readonly listing: string;
  readonly nda: string | null;
}

/** Seller's view of the agreement, its documents, and its signers. */
export function SellerDocuments({ listing, nda }: OwnDocumentsProps) {
  return (
    <>
      <AgreementEditor key={nda} listing={listing} nda={nda} />
      {nda !== null && <Shared listing={listing} />}
      {nda !== null && <Signatures listing={listing} />}
    </>
  );
}

function Shared({ listing }: { readonly listing: string }) {
  const { data: documents = [] } = useListListingDocumentsQuery(listing);
  const [kind, setKind] = useState<DocumentKind>('memorandum');
  const [share, { isLoading }] = useShareDocumentMutation();
  const [remove] = useRemoveDocumentMutation();
  const [uploadErrors, setUploadErrors] = useState<readonly string[]>([]);
  async function add(files: readonly File[]) {
    const failures: string[] = [];
    for (const file of files) {
      const { error } = await share({ listing, id: crypto.randomUUID(), kind, file });
      if (error !== undefined) {
        failures.push(
          `${file.name}: ${isDataError(error) ? dataErrorMessage(error) : 'Upload failed. Try again.'}`,
        );
      }
    }
    setUploadErrors(failures);
  }
  return (
    <div className={styles.own}>
      <h3>Documents after signing</h3>
      <div className={`${ui.stack12} ${styles.adding}`}>
        <SelectField
          label="Type"
          options={Object.entries(DOCUMENT_KINDS)}
          value={kind}
          onChange={(event) => setKind(event.target.value as DocumentKind)}
        />
        <DropZone
          label="Add documents"
          isMultiple
          isDisabled={isLoading}
          hint="PDF, Excel, Word, or images, up to 25 MB each."
          onFiles={(files) => void add(files)}
        />
      </div>
      {uploadErrors.length > 0 && (
        <ul role="alert">
          {uploadErrors.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <ul className={styles.documents} aria-label="Documents">
        {documents.map(({ id, name, kind: its, size }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.note}>
              {getDocumentKindLabel(its)} · {formatBytes(size)}
            </span>
            <RemoveButton name={name} onRemove={() => void remove(id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Signatures({ listing }: { readonly listing: string }) {
  const { data: signed = [] } = useListSignaturesQuery(listing);
  const [end, { isLoading }] = useEndAccessMutation();
  return (
    <div className={styles.own}>
      <h3>Signatures</h3>
      {signed.length === 0 ? (
        <p className={styles.note}>
          No signatures yet. Everyone who contacts you is asked to sign here.
        </p>
      ) : (
        <RuledTable className={styles.table}>
          <TableHead columns={['Name', 'Signed', 'Version', 'Access']} />
          <tbody>
            {signed.map(({ id, name, company, version, address, signed_at, ended_at }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <span className={ui.subline}>{company}</span>
                </th>
                <td>
                  {formatDateTime(signed_at)}
                  <span className={ui.subline}>{address}</span>
                </td>
                <td>{version}</td>
                <td>
                  <Button
                    size="small"
                    variant="minimal"
                    disabled={isLoading}
                    aria-label={`${ended_at === null ? 'End' : 'Give back'} the access of ${name}`}
                    onClick={() => void end({ signature_id: id, ends: ended_at === null })}
                  >
                    {ended_at === null ? 'End' : 'Give back'}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
      )}
    </div>
  );
}
