import '#shared/texts/tenants.ts';
import { brandNotices } from '#shared/texts/brand.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type BrandFacts, isBrandOrNone, isStudio } from './brandShapes.ts';

const logo = () => (client: DataClient) =>
  client
    .from('system_settings')
    .select('setting_value')
    .eq('setting_key', 'platform_logo_url')
    .eq('setting_type', 'branding');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Brand'] });

const brandApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Brand'])) => ({
    myBrand: read({ failure: 'silent', accepts: isBrandOrNone }, () => rpc('my_brand')),
    /** The platform logo, if its administrators set one. */
    platformLogo: build.query<ResponseOf<typeof logo>, void>({
      query: logo,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['Brand'],
    }),
    setPlatformLogo: write(
      { success: brandNotices.logoSet },
      (address: string) => (client) =>
        client.from('system_settings').upsert({
          setting_key: 'platform_logo_url',
          setting_type: 'branding',
          setting_value: address,
        }),
    ),
    brandStudio: read(isStudio, () => rpc('brand_studio')),
    saveBrand: write(
      {},
      ({ logo: picture, ...values }: BrandFacts) =>
        (client) =>
          client.rpc('save_brand', { ...values, logo: picture ?? '' }),
      [],
    ),
    /** Publishes the draft or an earlier version. */
    publishBrand: write(
      { success: brandNotices.published, accepts: s.number },
      (version: number) => (client) => client.rpc('publish_brand', { version }),
    ),
  }),
});

export const {
  useMyBrandQuery,
  usePlatformLogoQuery,
  useSetPlatformLogoMutation,
  useBrandStudioQuery,
  useSaveBrandMutation,
  usePublishBrandMutation,
} = brandApi;
