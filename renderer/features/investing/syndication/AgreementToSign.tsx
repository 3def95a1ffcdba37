import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { Loaded, type QueryState } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LegalText, SignatureForm } from '../../deals/dealRooms/index.ts';
import type { isTextToSign } from './syndicationShapes.ts';

/** What every call that signs an agreement gets. */
interface Signature {
  readonly p_id: string;
  readonly p_name: string;
  readonly p_drawing: string;
  readonly p_consents: true;
  readonly p_hash: string;
}

interface AgreementToSignProps {
  readonly query: QueryState<ShapeOf<typeof isTextToSign>>;
  readonly sign: (signature: Signature) => PromiseLike<{ readonly error?: unknown }>;
}

/** Shows an agreement and signs the text that was shown. */
export function AgreementToSign({ query, sign }: AgreementToSignProps) {
  return (
    <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
      {(agreement) =>
        agreement !== null && (
          <div className={ui.stack12}>
            <LegalText title={agreement.title} body={agreement.body} />
            <SignatureForm
              consent={agreement.consent}
              onSign={(id, name, drawing) =>
                sign({
                  p_id: id,
                  p_name: name,
                  p_drawing: drawing as string,
                  p_consents: true,
                  p_hash: agreement.sha256,
                })
              }
            />
          </div>
        )
      }
    </Loaded>
  );
}
