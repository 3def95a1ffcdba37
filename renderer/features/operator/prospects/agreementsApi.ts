import '#shared/texts/operator.ts';
import '#shared/texts/rooms.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { listOf, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isAgreement = object({
  id: text,
  item_id: text,
  title: text,
  body: text,
  signer_name: text,
  signer_email: text,
  requested_by: text,
  requested_at: text,
  expires_at: text,
  cancelled_at: orNull(text),
  signed_at: orNull(text),
  signed_name: orNull(text),
  hash: orNull(text),
});
export type Agreement = ShapeOf<typeof isAgreement>;

const isAgreementList = object({
  last: orNull(object({ title: text, body: text })),
  agreements: listOf(isAgreement),
});

const isToSign = orNull(
  object({
    title: text,
    body: text,
    sha256: text,
    community: text,
    consent: text,
    signed_at: orNull(text),
    hash: orNull(text),
  }),
);

interface AgreementRequest {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly body: string;
  readonly name: string;
  readonly email: string;
}

interface AgreementSignature {
  readonly agreementId: string;
  readonly id: string;
  readonly name: string;
  readonly drawing: string | null;
  /** SHA-256 of the displayed text. */
  readonly hash: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Agreements'] });

export const {
  useAgreementsQuery,
  useRequestAgreementMutation,
  useCancelAgreementMutation,
  useAgreementToSignQuery,
  useSignResidencyAgreementMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Agreements'])) => ({
    /** Agreements of a prospect, and the text of the community's latest one. */
    agreements: read(isAgreementList, (prospectId: string) =>
      rpc('list_residency_agreements', { prospectId }),
    ),

    requestAgreement: write(
      { success: operatorNotices.agreementSent },
      ({ id, itemId, title, body, name, email }: AgreementRequest) =>
        rpc('request_residency_agreement', { id, itemId, title, body, name, email }),
    ),

    cancelAgreement: write(
      { failure: 'toast', success: operatorNotices.agreementCancelled },
      (id: string) => rpc('cancel_residency_agreement', { id }),
    ),

    /** The agreement for the person it was sent to; null for anyone else. */
    agreementToSign: read({ keepUnusedDataFor: 0, accepts: isToSign }, (id: string) =>
      rpc('get_residency_agreement', { id }),
    ),

    signResidencyAgreement: write(
      {},
      ({ agreementId, id, name, drawing, hash }: AgreementSignature) =>
        rpc('sign_residency_agreement', {
          agreementId,
          id,
          name,
          drawing: drawing as string,
          consents: true,
          hash,
        }),
      ['Agreements', { type: 'Records', id: 'move_in_items' }],
    ),
  }),
});
