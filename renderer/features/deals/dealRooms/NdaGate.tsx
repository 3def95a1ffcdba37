import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ExternalSigning } from './ExternalSigning.tsx';
import { LegalText } from './LegalText.tsx';
import styles from './Rooms.module.css';
import { useSignNdaMutation } from './readingApi.ts';
import type { RoomView } from './roomShapes.ts';
import { SignatureForm } from './SignatureForm.tsx';

/** Blocks a room until its newest NDA is signed. */
export function NdaGate({ room }: { readonly room: RoomView }) {
  const [sign] = useSignNdaMutation();
  const n = room.nda.n ?? 1;
  return (
    <Page>
      <PageHeader title={`Deal room of ${room.property_name}`} />
      <article className={styles.paper} aria-label={`Nondisclosure agreement, version ${n}`}>
        <h2>Nondisclosure agreement, version {n}</h2>
        <p className={ui.note}>Sign to open the room. New versions must be signed again.</p>
        <LegalText title="Agreement" body={room.nda.body ?? ''} />
        <SignatureForm
          consent={room.nda.consent}
          onSign={(id, name, drawing) =>
            sign({ roomId: room.id, n, id, name, drawing, hash: room.nda.sha256 ?? '' })
          }
        />
        <ExternalSigning what={{ room: room.id, nda: n, body: room.nda.body ?? '' }} />
      </article>
    </Page>
  );
}
