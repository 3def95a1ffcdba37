import '#shared/texts/operator.ts';
import '#shared/texts/rooms.ts';
import { operatorNotices } from '#shared/texts/operator.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isAgreement = s.object({
  id: s.text,
  item_id: s.text,
  title: s.text,
  body: s.text,
  signer_name: s.text,
  signer_email: s.text,
  requested_by: s.text,
  requested_at: s.text,
  expires_at: s.text,
  cancelled_at: s.orNull(s.text),
  signed_at: s.orNull(s.text),
  signed_name: s.orNull(s.text),
  hash: s.orNull(s.text),
});
export type Agreement = s.ShapeOf<typeof isAgreement>;

const isAgreementList = s.object({
  last: s.orNull(s.object({ title: s.text, body: s.text })),
  agreements: s.listOf(isAgreement),
});

const isToSign = s.orNull(
  s.object({
    title: s.text,
    body: s.text,
    sha256: s.text,
    community: s.text,
    consent: s.text,
    signed_at: s.orNull(s.text),
    hash: s.orNull(s.text),
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
