import '#shared/texts/tenants.ts';
import { brandNotices } from '#shared/texts/brand.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, type ShapeOf } from '../../../ui/shape/shape.ts';
import { type BrandFacts, isBrandOrNone, isStudio } from './brandShapes.ts';

const logo = () => (client: DataClient) =>
  client
    .from('system_settings')
    .select('setting_value')
    .eq('setting_key', 'platform_logo_url')
    .eq('setting_type', 'branding');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Brand'] });

const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    myBrand: build.query<ShapeOf<typeof isBrandOrNone>, void>({
      query: () => rpc('my_brand'),
      extraOptions: { failure: 'silent', accepts: isBrandOrNone },
      providesTags: ['Brand'],
    }),
    /** The platform logo, if its administrators set one. */
    platformLogo: build.query<ResponseOf<typeof logo>, void>({
      query: logo,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['Brand'],
    }),
    setPlatformLogo: build.mutation<unknown, string>({
      query: (address) => (client) =>
        client.from('system_settings').upsert({
          setting_key: 'platform_logo_url',
          setting_type: 'branding',
          setting_value: address,
        }),
      extraOptions: { failure: 'inline', success: brandNotices.logoSet },
      invalidatesTags: ['Brand'],
    }),
    brandStudio: build.query<ShapeOf<typeof isStudio>, void>({
      query: () => rpc('brand_studio'),
      extraOptions: { failure: 'inline', accepts: isStudio },
      providesTags: ['Brand'],
    }),
    saveBrand: build.mutation<unknown, BrandFacts>({
      query:
        ({ logo: picture, ...values }) =>
        (client) =>
          client.rpc('save_brand', { ...values, logo: picture ?? '' }),
      extraOptions: { failure: 'inline' },
    }),
    /** Publishes the draft or an earlier version. */
    publishBrand: build.mutation<number, number>({
      query: (version) => (client) => client.rpc('publish_brand', { version }),
      extraOptions: { failure: 'inline', success: brandNotices.published, accepts: number },
      invalidatesTags: ['Brand'],
    }),
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
