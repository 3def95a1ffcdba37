import '#shared/texts/clients.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/records.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  areMaterials,
  areSendResults,
  isMemorandumOrNone,
  type MaterialKind,
} from './materials.ts';

interface Sending {
  readonly id: string;
  readonly material: string;
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Materials', 'BrokerContact', 'ListingPapers'],
});

export const {
  useMyMaterialsQuery,
  useListingMemorandumQuery,
  useMakeMaterialMutation,
  useSendMaterialMutation,
  useSendMaterialToMutation,
  useEndMaterialLetterMutation,
  useOpenMaterialMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Materials'])) => ({
    myMaterials: read({ keepUnusedDataFor: 0, accepts: areMaterials }, () => rpc('my_materials')),

    listingMemorandum: read(
      { failure: 'silent', accepts: isMemorandumOrNone },
      (listing_id: string) => (client) => client.rpc('listing_memorandum', { listing_id }),
      ['Materials', 'BrokerContact', 'ListingPapers'],
    ),

    /** Returns the version; the existing one if nothing changed. */
    makeMaterial: build.mutation<
      number,
      { readonly id: string; readonly listing: string; readonly kind: MaterialKind }
    >({
      query: ({ id, listing, kind }) => rpc('make_material', { id, listingId: listing, kind }),
      extraOptions: { failure: 'inline', accepts: s.number },
      invalidatesTags: ['Materials'],
    }),

    sendMaterial: write(({ id, material, name, email, note }: Sending) =>
      rpc('send_material', { id, materialId: material, name, email, note }),
    ),

    /** Counts of contacts sent to and of contacts skipped, by reason. */
    sendMaterialTo: build.mutation<
      s.ShapeOf<typeof areSendResults>,
      { readonly material: string; readonly contacts: readonly string[]; readonly note: string }
    >({
      query: ({ material, contacts, note }) =>
        rpc('send_material_to', { materialId: material, contactIds: contacts, note }),
      extraOptions: { failure: 'inline', accepts: areSendResults },
      invalidatesTags: ['Materials'],
    }),

    endMaterialLetter: write(
      { failure: 'toast' },
      rpcWith('set_material_link_closed', 'id', 'ends'),
    ),

    /** The PDF in base64; watermarked with the reader's name unless it is their own. */
    openMaterial: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'listing-material', { id }),
      extraOptions: { accepts: s.text },
    }),
  }),
});
