import '#shared/texts/rooms.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import * as s from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { roomTags } from './roomTags.ts';

const NAME = 'sign-outside';

const isOffer = s.object({ service: s.orNull(s.text) });

const areOutside = s.listOf(
  s.object({
    id: s.text,
    kind: s.text,
    body: s.text,
    room_id: s.orNull(s.text),
    nda: s.orNull(s.number),
    email: s.text,
    state: s.oneOf(['waiting', 'sent', 'cancelling', 'signed', 'declined', 'cancelled', 'failed']),
    service: s.orNull(s.text),
    fault: s.orNull(s.text),
    asked_at: s.text,
    sent_at: s.orNull(s.text),
  }),
);
export type ExternalSignature = s.ShapeOf<typeof areOutside>[number];

/** The text to sign: a room's newest NDA, or a standard agreement. */
export type ExternalSigningText =
  | { readonly room: string; readonly nda: number; readonly body: string }
  | { readonly kind: 'buyer_agreement'; readonly title: string; readonly body: string };

const TAGS = [{ type: 'Signatures' as const, id: 'outside' }];

/** Signing through an external service, if one is configured. */
const outsideApi = roomTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, TAGS)) => ({
    outsideService: build.query<s.ShapeOf<typeof isOffer>, void>({
      query: () => (client) => callFunction(client, NAME, {}),
      extraOptions: { failure: 'silent', accepts: isOffer },
    }),

    listOutside: read(
      { failure: 'silent', accepts: areOutside },
      () => (client) => anyTable(client).rpc('my_outside_signings'),
    ),

    signOutside: build.mutation<
      unknown,
      { readonly id: string; readonly name: string; readonly what: ExternalSigningText }
    >({
      query:
        ({ id, name, what }) =>
        (client) =>
          callFunction(client, NAME, { ask: { ...what, id, name } }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: TAGS,
    }),

    /** Polls the service now. */
    lookOutside: write((look: string) => (client) => callFunction(client, NAME, { look })),

    cancelOutside: write(
      (p_id: string) => (client) => anyTable(client).rpc('cancel_outside_signing', { p_id }),
    ),

    /** The returned signed document, as Base64. */
    outsidePaper: build.mutation<string, string>({
      query: (documentId) => (client) => callForPdf(client, NAME, { paper: documentId }),
      extraOptions: { accepts: s.text },
    }),
  }),
});

export const {
  useOutsideServiceQuery,
  useListOutsideQuery,
  useSignOutsideMutation,
  useLookOutsideMutation,
  useCancelOutsideMutation,
  useOutsidePaperMutation,
} = outsideApi;
